import { describe, expect, test } from 'vitest'
import { wordsIn } from './words.ts'

const seen = (text: string) => wordsIn(text).map((word) => `${word.kind} ${word.text}`)
const originals = (text: string) => wordsIn(text).map(({ start, ends }) => text.slice(start, ends.at(-1)))

describe('the words of a text', () => {
  test('are letters and digits; what stands between them is left out', () => {
    expect(seen('CI/CD took 42 min_(again)!')).toEqual([
      'word ci',
      'word cd',
      'word took',
      'word 42',
      'word min',
      'word again',
    ])
    expect(seen(' …?!%_\\\u0000\'"&|:*<-> ')).toEqual([])
  })

  test('run on where a script has no spaces, and end where it ends', () => {
    expect(seen('2024年の振り返りretro')).toEqual(['word 2024', 'run 年の振り返り', 'word retro'])
    expect(seen('サーバー')).toEqual(['run サーハー'])
    expect(seen('ทีมงานดี ok')).toEqual(['run ทีมงานดี', 'word ok'])
  })

  test('are emoji, too', () => {
    expect(seen('ship it 🚀🚀!')).toEqual(['word ship', 'word it', 'sign 🚀', 'sign 🚀'])
    expect(seen('👩‍🚀')).toEqual(['sign 👩', 'sign 🚀'])
  })

  test('lead back to their places in the original, accents included', () => {
    expect(originals('Zu¨rich, e\u0301quipe ﬁx 日本 🚀')).toEqual([
      'Zu',
      'rich',
      'e\u0301quipe',
      'ﬁx',
      '日本',
      '🚀',
    ])
  })

  test('end letter by letter in the original', () => {
    const [word] = wordsIn('Stra\u00dfe')
    expect(word?.text).toBe('strasse')
    expect(word?.ends).toEqual([1, 2, 3, 4, 5, 5, 6])
  })
})
