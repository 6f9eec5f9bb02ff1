/** Who listens to which of the host's events. */
import type { Host, HostEvents } from '../../../host/host'

export type Tell = <Name extends keyof HostEvents>(
  name: Name,
  ...values: Parameters<HostEvents[Name]>
) => void

export function listeners(): { on: Host['on']; tell: Tell } {
  const lists: { [Name in keyof HostEvents]: Set<HostEvents[Name]> } = {
    opened: new Set(),
    problem: new Set(),
    action: new Set(),
    job: new Set(),
    file: new Set(),
  }
  return {
    on(name, listener) {
      lists[name].add(listener)
      return () => lists[name].delete(listener)
    },
    tell(name, ...values) {
      for (const listener of lists[name]) (listener as (...all: typeof values) => void)(...values)
    },
  }
}
