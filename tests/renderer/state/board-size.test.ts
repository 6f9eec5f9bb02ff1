import { describe, expect, it } from 'vitest'
import { read } from '../../../src/core/puzzle'
import { say } from '../../../src/core/text/say'
import { NO_MARGINS, previewOf } from '../../../src/renderer/state/board-size'

const RALLY = read('4,3\n1,1,2\n3\n4,1,2\n2,3,1\nT 3,2,4,3\n').board!

const words = (margins: object, board = RALLY): string[] => {
  const { fault, lost } = previewOf(board, { ...NO_MARGINS, ...margins })
  return (fault ? [fault] : lost).map((text) => say('en', text))
}

describe('a change of size before it is done', () => {
  it('cuts nothing off where rows and columns are only added', () => {
    const { size, lost } = previewOf(RALLY, { left: 1, top: 2, right: 3, bottom: 4 })
    expect(size).toEqual({ width: 8, height: 9 })
    expect(lost).toEqual([])
  })

  it('names what is cut off', () => {
    expect(words({ right: -1 })).toEqual(['1 battery', '1 teleporter pair'])
    expect(words({ left: -1 })).toEqual(['the robot’s place (it moves to the nearest free cell)'])
    expect(words({ bottom: -1, left: 5 })).toEqual(['1 battery', '1 teleporter pair'])
  })

  it('says why a size can’t be', () => {
    expect(words({ left: -2, right: -2 })[0]).toContain('The width must be')
    expect(words({ bottom: 998 })[0]).toContain('The height must be')
    expect(words({ top: NaN })[0]).toContain('The height must be')
    expect(words({ left: 0.5 })[0]).toContain('The width must be')
    expect(words({ left: -4, right: 6 })).toEqual(['Nothing of the board would be left.'])
  })

  it('leaves the board alone', () => {
    expect(previewOf(RALLY, NO_MARGINS)).toEqual({ size: { width: 4, height: 3 }, lost: [] })
  })
})
