import { describe, expect, it } from 'vitest'
import { read } from '../../src/core/puzzle'
import { Random } from '../../src/core/random'
import { keptOf } from '../../src/main/recovery-file'
import { complaintAboutBoard, complaintAboutKept } from './judge'
import { mutant } from './mutant'
import { boardFiles, keptFiles } from './sources'

const boards = boardFiles()

describe('readers', () => {
  it('find a board or faults in 2000 spoilt files', () => {
    const random = new Random(1)
    for (let index = 0; index < 2000; index++) {
      const source = mutant(boards, random)
      expect(complaintAboutBoard(source), JSON.stringify(source)).toBeUndefined()
    }
  })

  it('find a document or none in 2000 spoilt recovery files', () => {
    const random = new Random(2)
    const kept = keptFiles(boards)
    for (let index = 0; index < 2000; index++) {
      const source = mutant(kept, random)
      expect(complaintAboutKept(source), JSON.stringify(source)).toBeUndefined()
    }
  })
})

describe('spoilt files', () => {
  it('are good ones and bad ones', () => {
    const random = new Random(3)
    const sources = Array.from({ length: 500 }, () => mutant(boards, random))
    const kept = Array.from({ length: 500 }, () => mutant(keptFiles(boards), random))
    const good = [
      sources.filter((source) => read(source).board).length,
      kept.filter((source) => keptOf(source)).length,
    ]
    for (const count of good) expect(count).toBeGreaterThan(10)
    for (const count of good) expect(count).toBeLessThan(450)
  })
})
