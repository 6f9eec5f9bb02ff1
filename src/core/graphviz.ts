/** Graphs in the language of Graphviz. */

export type Attributes = Readonly<Record<string, string | number>>

export function digraph(attributes: Attributes, lines: readonly string[]): string {
  const head = Object.entries(attributes).map(([name, value]) => `${name}=${quoted(value)};`)
  return ['digraph {', ...[...head, ...lines].map(indented), '}', ''].join('\n')
}

export function node(name: string, attributes: Attributes = {}): string {
  return `${quoted(name)}${list(attributes)};`
}

export function edge(from: string, to: string, attributes: Attributes = {}): string {
  return `${quoted(from)} -> ${quoted(to)}${list(attributes)};`
}

/** Nodes within a frame of their own. */
export function cluster(name: string, attributes: Attributes, lines: readonly string[]): string[] {
  const head = Object.entries(attributes).map(([key, value]) => `${key}=${quoted(value)};`)
  return [`subgraph ${quoted(`cluster ${name}`)} {`, ...[...head, ...lines].map(indented), '}']
}

/** What every node or every edge has that follows. */
export function usual(kind: 'node' | 'edge', attributes: Attributes): string {
  return `${kind}${list(attributes)};`
}

function list(attributes: Attributes): string {
  const parts = Object.entries(attributes).map(([name, value]) => `${name}=${quoted(value)}`)
  return parts.length === 0 ? '' : ` [${parts.join(', ')}]`
}

/** A line break stays one: Graphviz writes it as a backslash and an n. */
function quoted(value: string | number): string {
  const text = String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
  return `"${text}"`
}

function indented(line: string): string {
  return `  ${line}`
}
