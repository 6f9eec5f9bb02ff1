/** The stand-in's end of the channel to the driver: carries out its orders, and tells it what happens. */
import type { Call, Operations, Order, Told } from './protocol'

const calls: Call[] = []

/** Notes that the program asked something of the system that a test may want to see. */
export function record(name: string, ...args: unknown[]): void {
  calls.push({ name, args })
}

export function recorded(): readonly Call[] {
  return calls
}

export function tell(told: Told): void {
  if (process.connected) process.send?.(told)
}

export function serve(operations: Operations, abandoned: () => void): void {
  process.on('message', (message) => {
    const { id, name, args } = message as Order
    try {
      tell({ op: 'result', id, value: Reflect.apply(operations[name], operations, args) })
    } catch (error) {
      tell({ op: 'error', id, message: (error as Error).message })
    }
  })
  process.on('disconnect', abandoned)
}
