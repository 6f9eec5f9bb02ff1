/** Electron's utility process: a child process of Node with a parent port. */
import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'

const children = new Set<ChildProcess>()
/** Those that the program itself has ended. */
const ended = new WeakSet<ChildProcess>()

class UtilityProcess extends EventEmitter {
  readonly #child: ChildProcess

  constructor(script: string) {
    super()
    const imports = ['tsx', new URL('./parent-port.ts', import.meta.url).href]
    const child = fork(script, [], {
      serialization: 'advanced',
      execArgv: imports.flatMap((name) => ['--import', name]),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Where the loader of TypeScript is found; the built program may lie anywhere.
      cwd: new URL('../..', import.meta.url),
    })
    this.#child = child
    children.add(child)
    child.on('message', (message) => this.emit('message', message))
    child.once('exit', (code, signal) => {
      children.delete(child)
      this.emit('exit', code ?? (signal ? 15 : 0))
    })
  }

  /** What is sent to a process that has just died is lost without a word. */
  postMessage(message: object): void {
    if (children.has(this.#child)) this.#child.send(message, () => {})
  }

  kill(): boolean {
    ended.add(this.#child)
    return this.#child.kill()
  }
}

export const utilityProcess = { fork: (script: string) => new UtilityProcess(script) }

export function processIds(): number[] {
  return [...children].flatMap(({ pid }) => pid ?? [])
}

/** Ends what the program has left, and says how many that were. */
export function endAll(): number {
  const left = [...children].filter((child) => !ended.has(child))
  for (const child of children) child.kill('SIGKILL')
  return left.length
}
