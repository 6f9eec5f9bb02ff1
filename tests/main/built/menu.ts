/** The menu of a program on the stand-in, as a person uses it. */
import { expect } from 'vitest'
import type { Program } from '../../standin/launch'
import type { MenuEntry } from '../../standin/protocol'

/** Chooses an action in the menu, as soon as it applies. */
export async function chooseIn(program: Program, id: string): Promise<void> {
  const find = (entries: readonly MenuEntry[]): MenuEntry | undefined =>
    entries.flatMap((each) => (each.id === id ? each : (find(each.submenu ?? []) ?? []))).at(0)
  const applies = async (): Promise<unknown> => find(await program.operate('menu'))?.enabled
  await expect.poll(applies, { timeout: 20_000 }).toBe(true)
  await program.operate('clickMenu', id)
}
