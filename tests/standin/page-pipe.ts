/**
 * Messages between the preload script's world and the main process, over the DevTools protocol: a binding that only that
 * world can see carries them out of the page, and a call into that world carries them in.
 */
import type { CDPSession, Page } from 'playwright-core'
import { makeCodec } from './codec'
import { ipcMain } from './ipc-main'
import type { Incoming, Outgoing } from './preload-world'

const WORLD = 'Electron Isolated Context'
const codec = makeCodec()

export class PagePipe {
  /** The preload script's world of the document that is shown now. Ids of worlds repeat, unique ids don't. */
  #world: { readonly id: number; readonly uniqueId: string } | undefined

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly binding: string,
    readonly sender: unknown,
  ) {}

  static async open(page: Page, binding: string, sender: unknown): Promise<PagePipe> {
    const session = await page.context().newCDPSession(page)
    const pipe = new PagePipe(page, session, binding, sender)
    session.on('Runtime.executionContextCreated', ({ context: { id, name, uniqueId } }) => {
      if (name === WORLD) pipe.#world = { id, uniqueId }
    })
    session.on('Runtime.executionContextDestroyed', ({ executionContextUniqueId }) => {
      if (pipe.#world?.uniqueId === executionContextUniqueId) pipe.#world = undefined
    })
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === binding) void pipe.#receive(JSON.parse(payload) as Outgoing, executionContextId)
    })
    await session.send('Page.enable')
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: binding, executionContextName: WORLD })
    return pipe
  }

  async addScript(source: string, isolated = false): Promise<void> {
    const world = isolated ? { worldName: WORLD } : {}
    await this.session.send('Page.addScriptToEvaluateOnNewDocument', { source, ...world })
  }

  async #receive(message: Outgoing, world: number): Promise<void> {
    const senderFrame = { url: this.page.url(), parent: null }
    const event = { sender: this.sender, senderFrame }
    const args = codec.decode(message.args) as unknown[]
    if (message.op === 'send') {
      ipcMain.emit(message.channel, event, ...args)
      return
    }
    const answer = await this.#invoke(message, event, args)
    // A page that was loaded meanwhile has asked nothing.
    if (world === this.#world?.id) await this.post(answer)
  }

  async #invoke(
    { id, channel }: Extract<Outgoing, { op: 'invoke' }>,
    event: unknown,
    args: unknown[],
  ): Promise<Incoming> {
    try {
      const value = codec.encode(await ipcMain.invoke(channel, event, args))
      return { op: 'answer', id, value }
    } catch (error) {
      return {
        op: 'answer',
        id,
        error: `Error invoking remote method '${channel}': ${String(error)}`,
      }
    }
  }

  async post(message: Incoming): Promise<void> {
    if (!this.#world || this.page.isClosed()) return
    const call = this.session.send('Runtime.callFunctionOn', {
      functionDeclaration: `function (message) { globalThis['${this.binding}Receive'](message) }`,
      uniqueContextId: this.#world.uniqueId,
      arguments: [{ value: JSON.stringify(message) }],
    })
    // A page that goes away meanwhile hears nothing, as in Electron.
    await call.catch(() => {})
  }
}
