import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesIn } from './matches.ts'
import { readQuery } from './search-query.ts'

function marked(text: string, typed: string, how: 'exactly' | 'nearly' = 'exactly'): readonly string[] {
  return matchesIn(text, readQuery(typed)?.[how] ?? []).map(({ start, end }) => text.slice(start, end))
}

describe('SEARCH-5: the stretches of a text that match a query', () => {
  test.each([
    ['as much of a word as was typed', 'The deployments', 'deploy', ['deploy']],
    ['every word of it', 'Slow, so slow a pipeline', 'pipe slow', ['Slow', 'slow', 'pipe']],
    ['accents with their letters', 'Une e\u0301quipe', 'equ', ['e\u0301qu']],
    ['a letter that stands for two', 'Straße', 'stras', ['Straß']],
    ['text without spaces', '今日の振り返りは', '振り返り', ['振り返り']],
    ['at its beginning', '東京都と京都', '京都', ['京都', '京都']],
    ['emoji', 'ship 🚀 it', '🚀', ['🚀']],
    ['nothing of other words', 'nothing here', 'deploy', []],
  ])('%s', (_, text, typed, found) => {
    expect(marked(text, typed)).toEqual(found)
  })

  test('the whole word, where it is only a near match', () => {
    expect(marked('The deployments, a deployment', 'deploymnet', 'nearly')).toEqual([
      'deployments',
      'deployment',
    ])
  })

  test('stretches of any text are in order and do not overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 5 }),
        (text, typed) => {
          const matches = matchesIn(text, readQuery(typed)?.exactly ?? [])
          let place = -1
          for (const { start, end } of matches) {
            expect(start).toBeGreaterThan(place)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(text.length)
            place = end
          }
        },
      ),
    )
  })
})
