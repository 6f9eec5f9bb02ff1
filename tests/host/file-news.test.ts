import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFileNews } from '../../src/host/file-news'
import { always } from '../property'

describe('news of files', () => {
  it('are told once, and taken back', () => {
    const news = createFileNews()
    expect(news.compare('id', 'mine')).toBeUndefined()
    news.know('id', 'mine')
    const found = ['mine', 'theirs', 'theirs', 'mine', 'mine', undefined, undefined, 'theirs']
    expect(found.map((mark) => news.compare('id', mark))).toEqual([
      undefined,
      'changed',
      undefined,
      'same',
      undefined,
      'gone',
      undefined,
      'changed',
    ])
    news.know('id', 'theirs')
    expect(news.compare('id', 'theirs')).toBeUndefined()
    expect(news.compare('other', 'theirs')).toBeUndefined()
    expect([news.timesKnown('id'), news.timesKnown('other')]).toEqual([2, 0])
  })

  it('leave the window with a right belief, whatever happens', () => {
    const mark = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined })
    always(fc.array(fc.tuple(fc.boolean(), mark)), (events) => {
      const news = createFileNews()
      news.know('id', 'a')
      let [known, there, believed] = ['a', 'a' as string | undefined, 'same']
      for (const [ours, mark] of events) {
        there = mark
        if (ours && mark !== undefined) {
          news.know('id', mark)
          known = mark
          believed = 'same'
        } else believed = news.compare('id', mark) ?? believed
      }
      const right = there === undefined ? 'gone' : there === known ? 'same' : 'changed'
      return believed === right
    })
  })
})
