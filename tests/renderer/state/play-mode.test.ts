/** Playing in the window, without a window: moves, hints, the warning, the way back, and no stale answers. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { press, release } from '../../../src/core/editor/editor'
import { middleOf } from '../../../src/core/editor/spot'
import type { JobRequest } from '../../../src/core/jobs/job'
import { playOf } from '../../../src/core/playing/playing'
import { prospect } from '../../../src/core/playing/solvable'
import { puzzleOf } from '../../../src/core/puzzle'
import { say } from '../../../src/core/text/say'
import { actionOf, applies } from '../../../src/renderer/actions/applies'
import { run } from '../../../src/renderer/actions/commands'
import type { Asked } from '../../../src/renderer/state/advice'
import type { Game } from '../../../src/renderer/state/game'
import { gameBadge } from '../../../src/renderer/state/game-text'
import { Workbench } from '../../../src/renderer/state/workbench.svelte'
import { always } from '../../property'
import { fakeHost, type FakeHost } from './fake-host'

/** Solved by rrdu and by rrlr; lost after d, stuck after rl. */
const RALLY = '3\n1,1,2\n1\n3,1,2\n'
/** Solved by rd; after d the second person is in the pit. */
const MAZES = '2 2\n0\n0\n0 0\n0\n0\n1\n0 0\n1\n0 1\n'
const LONG = '7\n4,4,8\n6\n4,1,1\n1,4,6\n7,4,6\n4,7,2\n2,2,2\n6,6,3\n'

let host: FakeHost
let workbench: Workbench

function open(...boards: readonly string[]): void {
  host = fakeHost()
  workbench = new Workbench(host, () => 0)
  for (const [index, board] of boards.entries()) {
    workbench.documents.openUntitled(`board ${index}`, board)
    run(workbench, 'play-start')
  }
}

beforeEach(() => open(RALLY))

const game = (): Game => workbench.playMode.game!
const said = (): string => say('en', game().said.text)
const stands = (): string => gameBadge(game()).stands
const asked = (): Asked | undefined => game().advice.asked

/** What the window does whenever its state has changed. */
const settle = (): void => workbench.playMode.follow(workbench.playMode.question)

const askOf = (index: number) => (host.started.at(index) as JobRequest<'solve'>).ask

/** The real solver answers the job that was started last. */
function answer(index = -1): void {
  const { id } = host.started.at(index)!
  const { board, ...options } = askOf(index)
  const result = puzzleOf(board).solve(board, { ...options, clock: () => 0 })
  workbench.jobs.receive({ id, type: 'result', result, seconds: 0 })
}

function solveAll(): void {
  for (let before = -1; before !== host.started.length;) {
    before = host.started.length
    settle()
    if (before !== host.started.length) answer()
  }
}

function go(moves: string): void {
  for (const move of moves) workbench.playMode.go(move)
}

describe('moves', () => {
  it('are made, told, counted, taken back, made again and begun anew', () => {
    go('rr')
    expect(said()).toBe('Move 2: right to 3,1: drops 0, takes 2')
    expect(game().playing.done).toBe(2)
    run(workbench, 'play-restart')
    expect(game().playing).toMatchObject({ done: 0, moves: 'rr' })
    workbench.playMode.redo()
    expect(said()).toContain('Made again. Now at move 1')
    workbench.playMode.undo()
    expect(said()).toContain('Taken back. Now at move 0')
  })

  it.each([
    ['u', 'The board ends here.'],
    ['7', 'Diagonal steps are not allowed on this board.'],
    ['t', 'The robot is not on a teleporter.'],
    ['x', 'There is no such move here.'],
  ])('that can’t be made say why: %s', (move, words) => {
    go(move)
    expect(said()).toBe(words)
    expect(game().playing.done).toBe(0)
  })

  it('say the same again when it happens again', () => {
    go('u')
    const { count } = game().said
    go('u')
    expect(game().said.count).toBe(count + 1)
  })

  it('lead to a cell that someone points at, or tell that they can’t', () => {
    workbench.playMode.goTo(2)
    expect(game().playing.moves).toBe('rr')
    expect(workbench.playMode.movesTo(8)).toBe(2)
    expect(workbench.playMode.movesTo(0)).toBe(2)
    expect(workbench.playMode.movesTo(6)).toBeUndefined()
    workbench.playMode.goTo(6)
    expect(said()).toBe('You can’t get there directly.')
    workbench.playMode.goTo(2)
    expect(said()).toBe('You are there already.')
  })

  it('end with the solution', () => {
    go('rrdu')
    expect(stands()).toBe('solved')
    expect(said()).toContain('Solved with 4 moves!')
    go('d')
    expect(said()).toBe('It is solved already.')
    expect(game().playing.done).toBe(4)
  })

  it('that lead nowhere are noticed at once', () => {
    go('rl')
    expect(stands()).toBe('stuck')
    expect(said()).toContain('Stuck: there is charge left')
    go('r')
    expect(said()).toBe('The battery on board is empty.')
  })

  it('send both people through the mazes, also into a pit', () => {
    open(MAZES)
    go('d')
    expect(said()).toBe('Move 1: down: person 1 to 0,1, person 2 falls into a pit')
    go('rd')
    expect(stands()).toBe('solved')
    solveAll()
    expect(gameBadge(game()).words.map((words) => say('en', words))).toEqual([
      'You needed 3 moves.',
      '2 moves are enough. Can you find that way?',
    ])
    run(workbench, 'play-restart')
    go('rd')
    solveAll()
    expect(gameBadge(game()).words.map(({ key }) => key)).toContain('play.shortest')
  })

  it('are seen on their way, and the more of them the faster', () => {
    const { playMode } = workbench
    go('rr')
    expect([playMode.position, playMode.isMoving]).toEqual([0, true])
    playMode.tick(0.05)
    expect(playMode.position).toBeGreaterThan(0.3)
    expect(playMode.position).toBeLessThan(1)
    for (let ticks = 0; ticks < 20; ticks++) playMode.tick(0.05)
    expect([playMode.position, playMode.isMoving]).toEqual([2, false])
    run(workbench, 'play-restart')
    expect(playMode.position).toBe(0)
  })
})

describe('a hint', () => {
  it('first tells where to go, then how, then goes away', () => {
    run(workbench, 'play-hint')
    expect(said()).toBe('Thinking…')
    settle()
    expect(askOf(0)).toMatchObject({ from: { cell: 0, charge: 2 } })
    answer()
    expect(said()).toBe('Go to the battery at 3,1 next.')
    expect(asked()?.given?.hint.aim.cells).toEqual([2])
    expect(workbench.playMode.showsWay).toBe(false)
    run(workbench, 'play-hint')
    expect(said()).toContain('The way to 3,1 takes 2 moves')
    expect([workbench.playMode.moves, workbench.playMode.showsWay]).toEqual(['rr', true])
    run(workbench, 'play-hint')
    expect(asked()).toBeUndefined()
    expect(workbench.playMode.showsWay).toBe(false)
  })

  it('stays while one follows it, without asking again, and ends where it leads', () => {
    open(LONG)
    run(workbench, 'play-hint')
    solveAll()
    run(workbench, 'play-hint')
    const way = asked()!.given!.hint.way.moves
    for (const [index, move] of [...way].entries()) {
      expect(workbench.playMode.moves).toBe(way)
      expect(asked()?.level).toBe('way')
      go(move)
      expect(game().playing.done).toBe(index + 1)
    }
    expect(asked()).toBeUndefined()
    run(workbench, 'play-hint')
    expect(asked()?.given).toBeDefined()
    solveAll()
    expect(host.started).toHaveLength(1)
  })

  it('still lights the battery up for whoever goes another way, until one is swapped', () => {
    open('5\n1,1,6\n1\n3,1,2\n')
    run(workbench, 'play-hint')
    solveAll()
    run(workbench, 'play-hint')
    const away = workbench.playMode.moves.startsWith('r') ? 'd' : 'r'
    go(away)
    expect(asked()).toMatchObject({ level: 'aim', given: { hint: { aim: { cells: [2] } } } })
    go(away === 'd' ? 'rru' : 'r')
    expect(game().playing.done).toBe(away === 'd' ? 4 : 2)
    expect(asked()).toBeUndefined()
  })

  it('tells how many instructions are left in the mazes, and keeps count', () => {
    open(MAZES)
    run(workbench, 'play-hint')
    solveAll()
    expect(said()).toBe('2 instructions are enough from here.')
    go('d')
    solveAll()
    expect(say('en', asked()!.given!.hint.aim.text)).toBe('2 instructions are enough from here.')
    run(workbench, 'play-hint')
    expect(said()).toBe('The next instruction is “right”.')
    go('r')
    expect(asked()).toMatchObject({ level: 'aim', given: { frame: 2 } })
    expect(say('en', asked()!.given!.hint.aim.text)).toBe('1 instruction is enough from here.')
  })

  it('is asked for anew when one moves on, and an answer that comes too late is dropped', () => {
    run(workbench, 'play-hint')
    settle()
    go('r')
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    expect(askOf(1)).toMatchObject({ from: { cell: 1, charge: 1 } })
    answer(0)
    expect(asked()).toEqual({ level: 'aim' })
    answer(1)
    expect(asked()?.given?.frame).toBe(1)
  })

  it('says that there is none where the position is lost', () => {
    go('d')
    run(workbench, 'play-hint')
    solveAll()
    expect(said()).toBe('From here it can no longer be solved.')
    expect([stands(), asked()]).toEqual(['lost', undefined])
  })

  it('says that the search gave up or failed, and searches again when asked', () => {
    run(workbench, 'play-hint')
    settle()
    const result = { status: 'unknown', limit: 'seconds', nodes: 1 } as const
    workbench.jobs.receive({ id: host.started[0].id, type: 'result', seconds: 60, result })
    expect(said()).toContain('no answer within 60 s')
    settle()
    expect(host.started).toHaveLength(1)
    run(workbench, 'play-hint')
    settle()
    workbench.jobs.receive({ id: host.started[1].id, type: 'failed', message: 'no memory' })
    expect(said()).toContain('no memory')
    run(workbench, 'play-hint')
    solveAll()
    expect(asked()?.given).toBeDefined()
  })
})

describe('the warning', () => {
  it('is off by default: nobody searches unasked', () => {
    go('d')
    settle()
    expect(host.started).toEqual([])
    expect(stands()).toBe('open')
  })

  it('says at once that a position is lost, if one wants to be warned', () => {
    run(workbench, 'play-warning')
    solveAll()
    expect(stands()).toBe('open')
    go('d')
    solveAll()
    expect(stands()).toBe('lost')
    expect(said()).toBe('From here it can no longer be solved.')
  })

  it('does not ask about positions on a way that is known', () => {
    run(workbench, 'play-warning')
    solveAll()
    const { solution } = game().advice
    go(solution!.moves)
    solveAll()
    expect(host.started).toHaveLength(1)
    expect(stands()).toBe('solved')
  })
})

describe('the way back', () => {
  it('leads to the last position that can be solved', () => {
    go('rl')
    run(workbench, 'play-back')
    solveAll()
    expect(game().playing.done).toBe(1)
    expect(said()).toBe('Back at move 1, the last one from which it can be solved.')
    go('rdu')
    expect(stands()).toBe('solved')
  })

  it('says so where nothing is lost', () => {
    go('r')
    run(workbench, 'play-back')
    solveAll()
    expect(game().playing.done).toBe(1)
    expect(said()).toBe('It can still be solved from here.')
  })

  it('is not needed by whoever has won', () => {
    go('rrdu')
    run(workbench, 'play-back')
    solveAll()
    expect([said(), game().playing.done]).toEqual(['It is solved already.', 4])
  })

  it('says so where not even the start can be solved', () => {
    open('2\n1,1,1\n1\n2,2,1\n')
    go('r')
    run(workbench, 'play-back')
    solveAll()
    expect(stands()).toBe('hopeless')
    expect(said()).toContain('no solution, not even from its start')
  })

  it('is given up when one moves on', () => {
    go('d')
    run(workbench, 'play-back')
    settle()
    go('u')
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    expect(game().goesBack).toBe(false)
  })
})

describe('a game', () => {
  it('belongs to its document, and waits there', () => {
    open(RALLY, MAZES)
    go('r')
    const [first, second] = workbench.documents.list
    workbench.show(first.key)
    run(workbench, 'play-hint')
    settle()
    workbench.show(second.key)
    settle()
    expect(host.cancelled).toEqual([host.started[0].id])
    expect(game().playing.moves).toBe('r')
    workbench.show(first.key)
    solveAll()
    expect(asked()?.given).toBeDefined()
  })

  it('keeps the board as it is', () => {
    for (const id of ['tool-battery', 'delete', 'turn-left', 'charge-more', 'solve'] as const)
      expect(applies(actionOf(id), workbench.shown)).toBe(false)
    expect(applies(actionOf('undo'), workbench.shown)).toBe(false)
    go('r')
    expect(applies(actionOf('undo'), workbench.shown)).toBe(true)
    expect(applies(actionOf('redo'), workbench.shown)).toBe(false)
  })

  it('ends with another board', () => {
    const at = middleOf(workbench.board!, 4)
    workbench.edit((editor) => release(press(editor, { tool: 'battery', charge: 1 }, at), at))
    expect(workbench.playMode.game).toBeUndefined()
  })

  it('ends when one stops, and begins anew', () => {
    go('r')
    run(workbench, 'play-leave')
    expect(workbench.playMode.game).toBeUndefined()
    expect(applies(actionOf('solve'), workbench.shown)).toBe(true)
    run(workbench, 'play-start')
    expect(game().playing.moves).toBe('')
  })

  it('that is over before it begins says so', () => {
    open('1\n1,1,0\n0\n')
    expect([stands(), said()]).toEqual([
      'solved',
      'There is nothing to do: the board is solved as it is.',
    ])
    open('1\n1,1,1\n0\n')
    expect(stands()).toBe('hopeless')
  })
})

type Deed =
  | { readonly type: 'go'; readonly move: string }
  | { readonly type: 'answer'; readonly which: number }
  | {
      readonly type:
        'undo' | 'redo' | 'hint' | 'back' | 'restart' | 'warn' | 'tab' | 'settle' | 'rest'
    }

const PLAIN = ['undo', 'redo', 'back', 'restart', 'warn', 'tab'] as const

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('go' as const),
      move: fc.constantFrom(...'udlr'),
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constantFrom('settle', 'hint', 'rest') }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer' as const), which: fc.nat({ max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom(...PLAIN) }) },
)

function doDeed(deed: Deed): void {
  const { playMode, documents } = workbench
  switch (deed.type) {
    case 'go':
      return playMode.go(deed.move)
    case 'undo':
      return playMode.undo()
    case 'redo':
      return playMode.redo()
    case 'hint':
      return run(workbench, 'play-hint')
    case 'back':
      return run(workbench, 'play-back')
    case 'restart':
      return run(workbench, 'play-restart')
    case 'warn':
      return run(workbench, 'play-warning')
    case 'tab':
      return workbench.show(documents.list.find(({ key }) => key !== workbench.shown!.key)!.key)
    case 'settle':
      return settle()
    case 'rest':
      return solveAll()
    case 'answer':
      if (deed.which < host.started.length) answer(-1 - deed.which)
  }
}

/** Whether the solver, asked now, says the same as what the game believes. */
function isTrue({ playing, advice }: Game): boolean {
  const believed = prospect(playing)
  const { board, done, moves } = playing
  const state = playOf(playing).state(done)
  const solvable = puzzleOf(board).solve(board, { from: state }).status === 'solved'
  if (believed !== 'unknown' && (believed === 'solvable') !== solvable) return false
  const { level, given } = advice.asked ?? {}
  if (level !== 'way' || !given) return true
  const advised = moves.slice(0, given.frame) + given.hint.way.moves
  const end = puzzleOf(board).play(board, advised)
  const after = puzzleOf(board).solve(board, { from: end.state(end.length) })
  return end.fault === undefined && after.status === 'solved'
}

describe('whatever happens', () => {
  it('hints lead on, and what is said about a position is true', () => {
    let hints = 0
    always(
      fc.array(deed, { minLength: 20, maxLength: 60 }),
      (deeds) => {
        open(LONG, MAZES)
        for (const each of deeds) {
          doDeed(each)
          expect(isTrue(game())).toBe(true)
          if (asked()?.level === 'way' && asked()?.given) hints++
        }
      },
      60,
    )
    expect(hints).toBeGreaterThan(20)
  })
})
