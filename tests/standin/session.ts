/** Electron's session, as far as permissions go. */
type Request = (contents: null, permission: string, answer: (granted: boolean) => void) => void
type Check = (contents: null, permission: string) => boolean

class Session {
  #request: Request = (_contents, _permission, answer) => answer(true)
  #check: Check = () => true

  setPermissionRequestHandler(handler: Request): void {
    this.#request = handler
  }

  setPermissionCheckHandler(handler: Check): void {
    this.#check = handler
  }

  setDevicePermissionHandler(): void {}

  permits(permission: string): boolean {
    let granted = false
    this.#request(null, permission, (answer) => (granted = answer))
    return granted || this.#check(null, permission)
  }
}

export const session = { defaultSession: new Session() }
