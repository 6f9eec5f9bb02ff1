import { describe, expect, it } from 'vitest'
import { search } from '../../../src/renderer/actions/fuzzy'

const NAMES = [
  'Open…',
  'Save',
  'Save as…',
  'Zoom in',
  'Zoom to fit',
  'Light theme',
  'Über Stromwerk',
  'Solve',
]

const found = (query: string): string[] => search(query, NAMES, (name) => name)

describe('fuzzy search', () => {
  it('finds by first letters of words', () => {
    expect(found('zf')[0]).toBe('Zoom to fit')
    expect(found('sa')[0]).toBe('Save')
    expect(found('lt')[0]).toBe('Light theme')
  })

  it('finds letters in order only', () => {
    expect(found('evas')).toEqual([])
  })

  it('looks neither at case, accents nor blanks', () => {
    expect(found('UBER s')).toEqual(['Über Stromwerk'])
  })

  it('puts what fits whole before what merely has the letters', () => {
    expect(found('solve')).toEqual(['Solve'])
    expect(found('save')).toEqual(['Save', 'Save as…'])
  })

  it('keeps everything in its order for an empty query', () => {
    expect(search('', ['b', 'a'], (name) => name)).toEqual(['b', 'a'])
  })
})
