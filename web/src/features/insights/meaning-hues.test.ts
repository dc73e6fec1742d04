import { describe, expect, test } from 'vitest'
import { columnHues } from '../../lib/column-hues.ts'
import { colourOfMeaning, hueOfMood, MEANINGS } from './meaning-hues.ts'

describe('D30: the same colour for the same meaning everywhere', () => {
  test('as the columns of a board have it', () => {
    const meanings = MEANINGS.filter((meaning) => meaning !== 'other')
    expect(meanings.map(colourOfMeaning)).toEqual(columnHues(meanings))
  })

  test('no two share one; what may mean anything is quiet', () => {
    expect(new Set(MEANINGS.map(colourOfMeaning)).size).toBe(MEANINGS.length)
    expect(colourOfMeaning('other')).toBe('quiet')
  })
})

test('board.md §9: a mood is green above 3.5, yellow above 2, else red', () => {
  expect([5, 3.6, 3.5, 2.1, 2, 1].map(hueOfMood)).toEqual([2, 2, 1, 1, 5, 5])
})
