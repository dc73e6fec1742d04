import { describe, expect, test } from 'vitest'
import { columnHues } from '../../lib/column-hues.ts'
import { hueOfMood } from '../../lib/mood-hue.ts'
import { colourOfMeaning, MEANINGS } from './meaning-hues.ts'

describe('INSIGHT-10: the colours of meanings', () => {
  test('are those of the columns of a board', () => {
    const meanings = MEANINGS.filter((meaning) => meaning !== 'other')
    expect(meanings.map(colourOfMeaning)).toEqual(columnHues(meanings))
  })

  test('are different for each meaning; other is quiet', () => {
    expect(new Set(MEANINGS.map(colourOfMeaning)).size).toBe(MEANINGS.length)
    expect(colourOfMeaning('other')).toBe('quiet')
  })
})

test('MOOD-30: a mood is green above 3.5, yellow above 2, otherwise red', () => {
  expect([5, 3.6, 3.5, 2.1, 2, 1].map(hueOfMood)).toEqual([2, 2, 1, 1, 5, 5])
})
