/** What a live region says when the state of solving changes: the whole verdict in one sentence. */
import { text, type Text } from '../../core/text/say'
import type { Verdict } from '../../core/verdict'
import type { Solve } from './solve'

export function announcement(solve: Solve): Text | undefined {
  switch (solve.status) {
    case 'idle':
      return undefined
    case 'running':
      return text('verdict.running')
    case 'cancelled':
      return text('verdict.cancelled', { seconds: solve.seconds.toFixed(1) })
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
