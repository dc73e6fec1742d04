import { describe, expect, test } from 'vitest'
import { FORMATS } from '../board/formats/formats.ts'
import { safetyOf } from './safety.ts'

describe('BOT-17: how safe a text is', () => {
  test.each([
    'travel',
    'skills and tools',
    'Essex',
    'killer features',
    'method acting',
    'bombastic titles',
    'Warm-up',
    'wardrobe',
    'transport',
    'classic novels',
    'cockpit',
    '',
    '旅行',
    'сериалы',
  ])('BOT-17: %j is safe', (text) => {
    expect(safetyOf(text)).toBe('0')
  })

  test.each([
    'politics',
    'the Election',
    'my salary',
    'Religion',
    'beer',
    'layoffs',
    'mental illness',
    'dr1nks: w1ne',
  ])('BOT-17: %j is sensitive', (text) => {
    expect(safetyOf(text)).toBe('1')
  })

  test.each([
    'shit happens',
    'SH1T',
    'how to kill',
    'n@zi',
    'Pörn',
    'sex',
    'make a bomb',
    'our stupid boss',
    'ｆｕｃｋ',
  ])('BOT-17: %j is unsafe', (text) => {
    expect(safetyOf(text)).toBe('2')
  })

  test('BOT-17: nothing that the product suggests by itself is unsafe', () => {
    for (const { name, columns, sentence } of FORMATS)
      for (const text of [name, sentence, ...columns.map((column) => column.name)])
        expect([text, safetyOf(text)]).not.toEqual([text, '2'])
  })
})
