import { describe, expect, it } from 'vitest'
import { optionName, readValue, recipeOf, type Given } from '../../src/core/generator'
import { puzzles, type Board, type Puzzle } from '../../src/core/puzzle'
import { de } from '../../src/core/text/de'
import { en } from '../../src/core/text/en'
import { LANGUAGES } from '../../src/core/text/say'
import { sentence } from './sources'

const all = Object.values(puzzles).flatMap((puzzle: Puzzle<Board>) =>
  puzzle.generators.map((generator) => ({ name: generator.name, puzzle, generator })),
)
const [{ generator: route }] = all

describe.each(all)('$name', ({ puzzle, generator }) => {
  it('says in both languages what it and each of its parameters is', () => {
    const keys = [generator.label, generator.about]
    for (const { label, help } of Object.values(generator.parameters)) keys.push(label, help)
    for (const key of keys) expect(en[key].length * de[key].length).toBeGreaterThan(0)
  })

  it('has levels that it accepts', () => {
    expect(Object.keys(generator.levels)).toEqual(['beginner', 'advanced', 'expert'])
    for (const given of Object.values(generator.levels))
      expect(generator.check(given)).toBeUndefined()
  })

  it('has defaults within their range', () => {
    for (const [name, parameter] of Object.entries(generator.parameters)) {
      if (parameter.default === undefined) continue
      expect(generator.check({ [name]: parameter.default })).toBeUndefined()
    }
  })

  it('can make a board again from what the board says about itself', () => {
    const first = generator.generate(generator.levels.advanced, 77)
    const text = first.fault ? '' : puzzle.write(first.board)
    const recipe = recipeOf(puzzle.read(text).board!, puzzle.generators)!
    expect(recipe.seed).toBe(77)
    const again = recipe.generator.generate(recipe.given, recipe.seed)
    expect(again.fault ? '' : puzzle.write(again.board)).toBe(text)
  })
})

describe('parameters', () => {
  it.each<[Given, string]>([
    [{ tentacles: 3 }, 'parameter-unknown'],
    [{ batteries: 0 }, 'parameter-value'],
    [{ batteries: 2.5 }, 'parameter-value'],
    [{ batteries: 'many' }, 'parameter-value'],
    [{ batteries: NaN }, 'parameter-value'],
    [{ secondVisit: 1.1 }, 'parameter-value'],
    [{ fastestWeight: 'cubic' }, 'parameter-value'],
    [{ diagonal: 1 }, 'parameter-value'],
  ])('%o: %s', (given, code) => {
    expect(route.check(given)?.code).toBe(code)
    const { fault } = route.generate(given, 1)
    expect(fault?.code).toBe(code)
    for (const language of LANGUAGES)
      expect(sentence(language, fault!.message)).toMatch(/^[^{}]+\.$/)
  })

  it('are written with dashes', () => {
    expect(optionName('secondVisit')).toBe('second-visit')
    expect(optionName('twiceWithOneBetween')).toBe('twice-with-one-between')
  })

  it('are read as people write them; what can’t be read is left for the check', () => {
    const { batteries, secondVisit, fastestWeight, diagonal } = route.parameters
    expect(readValue(batteries, '12')).toBe(12)
    expect(readValue(secondVisit, '0.25')).toBe(0.25)
    expect(readValue(fastestWeight, 'square')).toBe('square')
    expect(readValue(diagonal, '1')).toBe(true)
    expect(readValue(diagonal, '0')).toBe(false)
    for (const written of ['', 'x', '1e3', '0x10', '1 2']) {
      expect(route.check({ batteries: readValue(batteries, written) })?.code).toBe(
        'parameter-value',
      )
    }
  })

  it('of foreign files do not pass for a recipe', () => {
    const { generators } = puzzles.rally
    const about = (entries: [string, string][]) => ({ about: { entries, notes: [] } })
    expect(
      recipeOf(
        about([
          ['strategy', 'magic'],
          ['seed', '1'],
        ]),
        generators,
      ),
    ).toBeUndefined()
    expect(
      recipeOf(
        about([
          ['strategy', 'route'],
          ['seed', 'x'],
        ]),
        generators,
      ),
    ).toBeUndefined()
    expect(recipeOf(about([['strategy', 'route']]), generators)).toBeUndefined()
    const bare = recipeOf(
      about([
        ['strategy', 'route'],
        ['seed', '5'],
      ]),
      generators,
    )
    expect(bare).toMatchObject({ seed: 5, given: {} })
  })
})
