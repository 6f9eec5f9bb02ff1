/** Graphs for Graphviz: read back by a small parser of their language, and compared with the board. */
import { describe, expect, test } from 'vitest'
import { digraph, edge, node } from '../../../src/core/graphviz'
import { read } from '../../../src/core/puzzle'
import { emptyBoard, type RallyBoard } from '../../../src/core/rally/board'
import { graph } from '../../../src/core/rally/graph'
import { allHops, reachFrom } from '../../../src/core/rally/reach'
import { start, world } from '../../../src/core/rally/rules'

interface Parsed {
  readonly nodes: Map<string, Record<string, string>>
  readonly edges: { from: string; to: string; attributes: Record<string, string> }[]
  readonly clusters: string[]
}

const STRING = String.raw`"((?:[^"\\]|\\.)*)"`

/** Understands what we write: a statement per line, everything in quotes. Anything else fails. */
function parse(source: string): Parsed {
  const parsed: Parsed = { nodes: new Map(), edges: [], clusters: [] }
  let depth = 0
  for (const line of source
    .trimEnd()
    .split('\n')
    .map((whole) => whole.trim())) {
    const [, cluster] = new RegExp(`^subgraph ${STRING} \\{$`).exec(line) ?? []
    const [, from, to, edgeList] =
      new RegExp(`^${STRING} -> ${STRING}(?: \\[(.*)\\])?;$`).exec(line) ?? []
    const [, name, nodeList] = new RegExp(`^${STRING}(?: \\[(.*)\\])?;$`).exec(line) ?? []
    if (line === 'digraph {' && depth === 0) depth++
    else if (cluster !== undefined) {
      parsed.clusters.push(cluster)
      depth++
    } else if (line === '}') depth--
    else if (from !== undefined) parsed.edges.push({ from, to, attributes: listed(edgeList) })
    else if (name !== undefined) parsed.nodes.set(name, listed(nodeList))
    else expect(line).toMatch(new RegExp(`^(\\w+=${STRING}|(node|edge) \\[.*\\]);$`))
  }
  expect(depth).toBe(0)
  return parsed
}

function listed(source = ''): Record<string, string> {
  const pairs = [...source.matchAll(new RegExp(`(\\w+)=${STRING}(, |$)`, 'g'))]
  expect(pairs.map(([whole]) => whole).join('')).toBe(source)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

const drawn = (board: RallyBoard, options: Parameters<typeof graph>[1]): Parsed => {
  const source = graph(board, options)
  if (typeof source !== 'string') throw new Error(source.code)
  return parse(source)
}

const example = read('5\n3,5,9\n3\n5,1,3\n1,2,2\n5,4,3\n').board as RallyBoard
const SOLUTION = 'rruuuu'

describe('the graph of cells', () => {
  const { nodes, edges } = drawn(example, { charges: false })

  test('has a node for the start and each battery, with its charge', () => {
    const labels = [...nodes].map(([name, { label }]) => [name, label])
    expect(labels).toEqual([
      ['3,5', '3,5\\n9'],
      ['5,1', '5,1\\n3'],
      ['1,2', '1,2\\n2'],
      ['5,4', '5,4\\n3'],
    ])
  })

  test('has an arrow for each hop, with its lengths', () => {
    const play = world(example)
    expect(edges).toHaveLength(allHops(play, start(play), 1000)!.length)
    const fromStart = edges.filter(({ from }) => from === '3,5')
    expect(fromStart.map(({ to, attributes: { label } }) => [to, label])).toEqual([
      ['5,4', '3, 5 …'],
      ['1,2', '5, 7 …'],
      ['5,1', '6, 8 …'],
    ])
  })

  test('dashes what the charge there is not enough for', () => {
    const play = world(example)
    for (const { from, to, attributes } of edges) {
      const cellOf = (name: string): number => {
        const [x, y] = name.split(',').map(Number)
        return (y - 1) * 5 + x - 1
      }
      const reached = reachFrom(play, start(play), cellOf(from)).map((reach) => reach.to)
      expect(attributes.style === 'dashed').toBe(!reached.includes(cellOf(to)))
    }
  })

  test('marks the hops of a play, numbered', () => {
    const marked = drawn(example, { charges: false, moves: SOLUTION }).edges.filter(
      ({ attributes }) => attributes.penwidth !== undefined,
    )
    expect(marked.map(({ from, to, attributes: { label } }) => [from, to, label])).toEqual([
      ['5,4', '5,1', '(2) 3, 5 …'],
      ['3,5', '5,4', '(1) 3, 5 …'],
    ])
  })
})

describe('the graph of charges', () => {
  const { nodes, edges, clusters } = drawn(example, { charges: true, moves: SOLUTION })

  test('has a frame for each cell, and in it a node for each charge', () => {
    expect(clusters.toSorted()).toEqual([
      'cluster 1,2',
      'cluster 3,5',
      'cluster 5,1',
      'cluster 5,4',
    ])
    expect([...nodes.keys()].filter((name) => name.startsWith('5,4')).toSorted()).toEqual(
      ['0', '1', '2', '3', '4', '6'].map((charge) => `5,4: ${charge}`),
    )
  })

  test('marks the hops and the swaps of a play', () => {
    const hops = edges.filter(({ attributes }) => attributes.penwidth !== undefined)
    expect(hops.map(({ from, to, attributes }) => [from, to, attributes.label])).toEqual(
      expect.arrayContaining([
        ['3,5: 9', '5,4: 6', '(1)'],
        ['5,4: 3', '5,1: 0', '(2)'],
      ]),
    )
    const swaps = edges.filter(({ attributes }) => attributes.style === 'dashed')
    expect(swaps.map(({ from, to }) => [from, to])).toEqual([
      ['5,4: 6', '5,4: 3'],
      ['5,1: 0', '5,1: 3'],
    ])
  })

  test('holds every node that an arrow names', () => {
    for (const { from, to } of edges) expect(nodes.has(from) && nodes.has(to)).toBe(true)
  })
})

test('a step onto an empty battery is marked, too', () => {
  const board: RallyBoard = {
    ...emptyBoard(2, 1),
    robot: { cell: 0, charge: 1 },
    batteries: [{ cell: 1, charge: 0 }],
  }
  for (const charges of [false, true]) {
    const { edges } = drawn(board, { charges, moves: 'r' })
    expect(edges.filter(({ attributes }) => attributes.penwidth !== undefined)).toHaveLength(1)
  }
})

test('a graph that nobody could draw is refused with its limit', () => {
  const batteries = Array.from({ length: 2_499 }, (_, index) => ({ cell: index + 1, charge: 9 }))
  const robot = { cell: 0, charge: 60 }
  const board = { ...emptyBoard(50, 50), robot, batteries, diagonal: true }
  for (const charges of [false, true]) {
    expect(graph(board, { charges })).toMatchObject({ code: 'graph-too-large' })
  }
})

test('whatever stands in quotes stays in them', () => {
  const name = 'a "quoted" \\ name\nof two lines'
  const { nodes, edges } = parse(
    digraph({ label: name }, [node(name, { label: name }), edge(name, 'b')]),
  )
  expect([...nodes.keys()]).toEqual([edges[0].from])
  expect(edges[0].from).toBe('a \\"quoted\\" \\\\ name\\nof two lines')
})
