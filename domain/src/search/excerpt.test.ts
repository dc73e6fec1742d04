import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const plain = (parts: ReturnType<typeof excerptOf>) => parts.map(({ text }) => text).join('')
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('SEARCH-5: what is shown of a text', () => {
  test('is all of it, in parts, when it is short', () => {
    expect(excerptOf('a slow pipeline', [{ start: 2, end: 6 }])).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'slow', isMatch: true },
      { text: ' pipeline', isMatch: false },
    ])
    expect(excerptOf('slow', [{ start: 0, end: 4 }])).toEqual([{ text: 'slow', isMatch: true }])
    expect(excerptOf('slow', [])).toEqual([{ text: 'slow', isMatch: false }])
  })

  test('is the part around the first match, from the beginning of a word, when it is long', () => {
    const text = words(200)
    const start = text.indexOf('word100')
    const parts = excerptOf(text, [{ start, end: start + 7 }])
    expect(parts.find(({ isMatch }) => isMatch)?.text).toBe('word100')
    expect(plain(parts)).toMatch(/^…word\d+ .*…$/)
    expect(plain(parts).length).toBeLessThanOrEqual(182)
  })

  test('is the beginning or the end of the text, where the match is', () => {
    const text = words(200)
    expect(plain(excerptOf(text, [{ start: 0, end: 5 }]))).toMatch(/^word0 .*…$/)
    expect(plain(excerptOf(text, [{ start: text.length - 7, end: text.length }]))).toMatch(/^…word.*word199$/)
  })

  test('cuts a match that is longer than the excerpt', () => {
    const parts = excerptOf('京'.repeat(400), [{ start: 0, end: 400 }])
    expect(parts).toEqual([
      { text: '京'.repeat(180), isMatch: true },
      { text: '…', isMatch: false },
    ])
  })

  test('never cuts a character into halves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 }), fc.nat(), (text, at) => {
        const start = at % text.length
        for (const { text: part } of excerptOf(text, [])) expect(part.isWellFormed()).toBe(true)
        const whole = text.slice(start).isWellFormed() ? start : start - 1
        const parts = excerptOf(text, [{ start: whole, end: text.length }])
        for (const { text: part } of parts) expect(part.isWellFormed()).toBe(true)
      }),
    )
  })
})
