/** Verdicts in words: on the badge while one draws, and as a whole sentence for whoever listens. */
import { text, type Text } from '../../core/text/say'
import type { Verdict } from '../../core/verdict'
import type { Live } from './live-verdict.svelte'
import type { Solve } from './solve'

export function announcement(solve: Solve): Text | undefined {
  switch (solve.status) {
    case 'idle':
      return undefined
    case 'running':
      return text('verdict.running')
    case 'cancelled':
      return text('verdict.cancelled', { seconds: Math.round(10 * solve.seconds) / 10 })
    case 'failed':
      return text('verdict.failed')
    case 'done':
      return announceVerdict(solve.verdict)
  }
}

function announceVerdict(verdict: Verdict): Text {
  switch (verdict.status) {
    case 'solved':
      return text('verdict.announce-solved', { moves: verdict.moves.length })
    case 'unsolvable':
      return text('verdict.announce-unsolvable', { reason: verdict.reason.message })
    case 'unknown':
      return text('verdict.unknown')
  }
}

/** A verdict in a word, with a sign and a colour that say the same. */
export interface Badge {
  readonly tone: 'good' | 'bad' | 'open' | 'calm'
  readonly icon: 'play' | 'check' | 'blocked' | 'question' | 'search' | 'more' | 'warning'
  readonly words: Text
}

export function badgeOf(live: Live): Badge {
  switch (live.status) {
    case 'waiting':
      return { tone: 'calm', icon: 'more', words: text('live.waiting') }
    case 'searching':
      return { tone: 'calm', icon: 'search', words: text('live.searching') }
    case 'counting':
      return { tone: 'good', icon: 'check', words: text('live.counting') }
    case 'failed':
      return { tone: 'open', icon: 'warning', words: text('live.failed') }
    case 'done':
      return verdictBadge(live.verdict)
  }
}

function verdictBadge(verdict: Verdict): Badge {
  switch (verdict.status) {
    case 'solved': {
      const words = text(verdict.moves === '' ? 'live.solved-at-once' : 'live.solved')
      return { tone: 'good', icon: 'check', words }
    }
    case 'unsolvable':
      return { tone: 'bad', icon: 'blocked', words: text('live.unsolvable') }
    case 'unknown':
      return { tone: 'open', icon: 'question', words: text('live.unknown') }
  }
}

/** How many solutions there are, as far as they were counted. */
export function solutionsText(verdict: Verdict): Text | undefined {
  const solutions = verdict.status === 'solved' ? verdict.solutions : undefined
  if (!solutions) return undefined
  if (solutions.count > 1) return text('live.several-solutions')
  return solutions.exact ? text('live.one-solution') : undefined
}

/** What is said aloud of a board that was solved while one draws; nothing until there is an answer. */
export function liveAnnouncement(live: Live): Text | undefined {
  return live.status === 'done' ? announceVerdict(live.verdict) : undefined
}
