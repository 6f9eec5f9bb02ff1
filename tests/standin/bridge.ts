/**
 * contextBridge in the page. A page has two worlds: its own and the preload script's; they share the document and no
 * object. The two halves talk with synchronous events, whose details are cloned from world to world: functions become
 * numbers that the other half calls, promises become numbers that settle later. Runs as source in both worlds.
 */
export interface Bridge {
  expose(key: string, api: unknown): void
}

type Crossing =
  | { readonly t: 'function' | 'promise'; readonly id: number }
  | { readonly t: 'array'; readonly v: readonly Crossing[] }
  | { readonly t: 'object'; readonly v: readonly (readonly [string, Crossing])[] }
  | { readonly t: 'value'; readonly v: unknown }

type Message =
  | { readonly op: 'expose'; readonly key: string; readonly api: Crossing }
  | { readonly op: 'call'; readonly id: number; readonly args: readonly Crossing[] }
  | { readonly op: 'return'; readonly value?: Crossing; readonly error?: string }
  | {
      readonly op: 'settle'
      readonly id: number
      readonly value?: Crossing
      readonly error?: string
    }

export function makeBridge(side: 'page' | 'preload', token: string): Bridge {
  const other = side === 'page' ? 'preload' : 'page'
  const functions = new Map<number, (...args: unknown[]) => unknown>()
  const promises = new Map<number, [(value: unknown) => void, (error: Error) => void]>()
  let last = 0
  let returned: Extract<Message, { op: 'return' }> | undefined

  const send = (detail: Message): void => {
    window.dispatchEvent(new CustomEvent(token + other, { detail }))
  }
  const wordsOf = (error: unknown): string =>
    error instanceof Error ? error.message : String(error)

  const isPlain = (value: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === null || prototype === Object.prototype
  }
  const pack = (value: unknown): Crossing => {
    if (typeof value === 'function') {
      functions.set(++last, value as (...args: unknown[]) => unknown)
      return { t: 'function', id: last }
    }
    if (value instanceof Promise) return packPromise(value)
    if (Array.isArray(value)) return { t: 'array', v: value.map(pack) }
    if (typeof value === 'symbol') throw new Error('An object could not be cloned.')
    if (typeof value !== 'object' || value === null || !isPlain(value))
      return { t: 'value', v: value }
    return { t: 'object', v: Object.entries(value).map(([key, each]) => [key, pack(each)]) }
  }
  const packPromise = (promise: Promise<unknown>): Crossing => {
    const id = ++last
    promise.then(
      (value) => send({ op: 'settle', id, value: pack(value) }),
      (error: unknown) => send({ op: 'settle', id, error: wordsOf(error) }),
    )
    return { t: 'promise', id }
  }
  const unpack = (crossing: Crossing): unknown => {
    switch (crossing.t) {
      case 'function':
        return (...args: unknown[]) => call(crossing.id, args)
      case 'promise':
        return new Promise((resolve, reject) => promises.set(crossing.id, [resolve, reject]))
      case 'array':
        return crossing.v.map(unpack)
      case 'object':
        return Object.fromEntries(crossing.v.map(([key, each]) => [key, unpack(each)]))
      case 'value':
        return crossing.v
    }
  }
  const call = (id: number, args: unknown[]): unknown => {
    returned = undefined
    send({ op: 'call', id, args: args.map(pack) })
    // Typed as what the listener below has set meanwhile.
    const answer = returned as Extract<Message, { op: 'return' }> | undefined
    if (!answer) throw new Error('The other world does not answer.')
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value && unpack(answer.value)
  }
  const answer = (id: number, args: readonly Crossing[]): Message => {
    try {
      return { op: 'return', value: pack(functions.get(id)?.(...args.map(unpack))) }
    } catch (error) {
      return { op: 'return', error: wordsOf(error) }
    }
  }
  const settle = ({ id, value, error }: Extract<Message, { op: 'settle' }>): void => {
    const [resolve, reject] = promises.get(id) ?? []
    promises.delete(id)
    if (error === undefined) resolve?.(value && unpack(value))
    else reject?.(new Error(error))
  }
  const expose = (key: string, api: unknown): void => {
    const value = Object.freeze(api)
    Object.defineProperty(window, key, { value, enumerable: true })
  }
  window.addEventListener(token + side, (event) => {
    event.stopImmediatePropagation()
    const message = (event as CustomEvent<Message>).detail
    if (message.op === 'expose') expose(message.key, unpack(message.api))
    else if (message.op === 'call') send(answer(message.id, message.args))
    else if (message.op === 'return') returned = message
    else settle(message)
  })
  return { expose: (key, api) => send({ op: 'expose', key, api: pack(api) }) }
}
