import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexemesOf } from './lexemes.ts'
import { readQuery, type Wanted } from './search-query.ts'

const has = (text: string, wanted: readonly (readonly Wanted[])[] | null | undefined) =>
  wanted?.every((alternatives) =>
    alternatives.some(({ lexeme, isBeginning }) =>
      lexemesOf(text).some((other) => (isBeginning ? other.startsWith(lexeme) : other === lexeme)),
    ),
  ) ?? false
const finds = (typed: string, text: string) => has(text, readQuery(typed)?.exactly)
const nearlyFinds = (typed: string, text: string) => has(text, readQuery(typed)?.nearly)

describe('a search finds', () => {
  test.each([
    ['words in any order', 'pipeline slow', 'The slow pipeline'],
    ['the last word half typed', 'slow pipe', 'The slow pipeline'],
    ['one letter, while it is typed', 'p', 'pipeline'],
    ['words with endings', 'deploy pipeline', 'deployments in the pipelines'],
    ['whatever case and accents', 'zurich EQUIPE', 'Équipe Zürich'],
    ['text without spaces', '振り返り', '今日の振り返りは'],
    ['one character of it', '都', '東京都'],
    ['Thai', 'งาน', 'ทีมงานดี'],
    ['Korean words with particles', '회의 팀', '회의가 길다, 팀'],
    ['an emoji', '🚀', 'ship it 🚀'],
    ['a word and an emoji', '🚀 sh', 'ship it 🚀'],
    ['the longest words', 'a'.repeat(60), 'a'.repeat(60)],
  ])('SEARCH-2: %s', (_, typed, text) => {
    expect(finds(typed, text)).toBe(true)
  })

  test.each([
    ['with a word missing', 'slow deploy', 'slow pipeline'],
    ['in the middle of words', 'line', 'pipeline'],
    ['with short words as beginnings, once others follow', 'a slow', 'and slow'],
    ['other characters', '京東', '東京都'],
  ])('nothing %s', (_, typed, text) => {
    expect(finds(typed, text)).toBe(false)
  })
})

describe('a search forgives one typing error in a word', () => {
  test.each([
    ['a letter missing', 'deploment', 'deployment'],
    ['a letter too much', 'deplooyment', 'deployment'],
    ['another letter', 'deplayment', 'deployment'],
    ['letters that changed places', 'deploymnet', 'deployment'],
    ['the first letter missing', 'eployment', 'deployment'],
    ['an error in each word', 'solw pipelnie', 'slow pipeline'],
    ['a short word', 'tset', 'test'],
    ['an unfinished word', 'deplomen', 'deployment'],
    ['Cyrillic', 'рертоспектива', 'ретроспектива'],
    ['Greek', 'ομδαα', 'ομάδα'],
    ['an ending that it has not', 'deploys', 'deploy'],
  ])('SEARCH-4: %s', (_, typed, text) => {
    expect(finds(typed, text)).toBe(false)
    expect(nearlyFinds(typed, text)).toBe(true)
  })

  test('SEARCH-4: neither two errors in one word nor one in a number are forgiven', () => {
    expect(nearlyFinds('dplyment', 'deployment')).toBe(false)
    expect(nearlyFinds('20241', '2024')).toBe(false)
  })

  test('every exact match is also a near match', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 6 }), fc.nat(), (text, at) => {
        const typed = text
          .split(' ')
          .slice(0, (at % 3) + 1)
          .join(' ')
        expect(finds(typed, text)).toBe(true)
        expect(readQuery(typed)?.nearly === null || nearlyFinds(typed, text)).toBe(true)
      }),
    )
  })
})

describe('SEARCH-7: what cannot be searched for', () => {
  test('makes an empty query, and does not throw', () => {
    for (const typed of ['', '   ', '!?…', '%_\\', "':*&|()", '\u0000']) expect(readQuery(typed)).toBeNull()
  })

  test('is left out of the query', () => {
    expect(readQuery("%_team' & | !:*")).toEqual(readQuery('team'))
  })

  test('makes no near matches where all words are short', () => {
    expect(readQuery('the ci')?.nearly).toBeNull()
    expect(readQuery('東京')?.nearly).toBeNull()
    expect(readQuery('five words are too many')?.nearly).toBeNull()
  })

  test('SEARCH-17: the ninth word is ignored', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
    expect(readQuery(words.join(' '))?.exactly).toHaveLength(8)
    expect(readQuery('🚀'.repeat(100))?.exactly).toHaveLength(1)
  })

  test('never throws, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => void readQuery(typed)))
  })
})
