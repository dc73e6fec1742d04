import { describe, expect, test } from 'vitest'
import { commonMeaning, countMeanings, MEANINGS } from './meaning-counts.ts'

describe('INSIGHT-10: meanings of columns, whatever their names', () => {
  test('INSIGHT-10: columns of the same meaning are counted together', () => {
    const columns = [
      { name: 'Mad', meaning: 'bad', cardsCount: 3 },
      { name: 'Sad', meaning: 'bad', cardsCount: 4 },
      { name: 'Glad', meaning: 'good', cardsCount: 2 },
      { name: 'Sun', meaning: 'good', cardsCount: 0 },
    ] as const
    expect(countMeanings(columns)).toEqual({ good: 2, bad: 7, idea: 0, question: 0, thanks: 0, other: 0 })
  })

  test('without columns every count is 0', () => {
    expect(Object.values(countMeanings([]))).toEqual(MEANINGS.map(() => 0))
  })

  test('the common meaning is the one that occurs most', () => {
    expect(commonMeaning(['idea', 'bad', 'bad', 'other'])).toBe('bad')
    expect(commonMeaning(['other'])).toBe('other')
  })

  test('of two meanings that occur equally often the same one is chosen, in any order', () => {
    expect(commonMeaning(['idea', 'bad'])).toBe(commonMeaning(['bad', 'idea']))
  })
})
