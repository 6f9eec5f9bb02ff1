/** Which files a command line names. */
import { resolve } from 'node:path'

/**
 * A packaged program is started as `stromwerk FILE…`, an unpackaged one as `electron . FILE…`. Switches are Chromium's
 * or Electron's own and may stand anywhere; behind `--` there are only files.
 */
export function filesOf(
  argv: readonly string[],
  packaged: boolean,
  folder: string,
): readonly string[] {
  const end = argv.indexOf('--')
  const before = end < 0 ? argv : argv.slice(0, end)
  const behind = end < 0 ? [] : argv.slice(end + 1)
  const named = before.filter((each) => !each.startsWith('-')).slice(packaged ? 1 : 2)
  return [...named, ...behind].filter((each) => each !== '').map((each) => resolve(folder, each))
}
