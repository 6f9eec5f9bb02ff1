/** Files named where the web edition was started: its server lists them; a plain web server has no such list. */
import type { FileContent } from './files'

interface GivenFile {
  readonly name: string
  /** In base64. */
  readonly content: string
}

export async function filesOfServer(): Promise<FileContent[]> {
  try {
    const answer = await fetch('./files.json')
    return answer.ok ? filesOf(await answer.json()) : []
  } catch {
    return []
  }
}

export function filesOf(list: unknown): FileContent[] {
  return Array.isArray(list) ? list.filter(isGiven).map(decoded) : []
}

function isGiven(value: unknown): value is GivenFile {
  const given = value as Partial<GivenFile> | null
  return typeof given?.name === 'string' && typeof given.content === 'string'
}

function decoded({ name, content }: GivenFile): FileContent {
  return { name, bytes: Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)) }
}
