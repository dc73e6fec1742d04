import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { FEATURE_SPACE, featuresOf, wordsIn } from './text-features.ts'

const of = (text: string) => [...featuresOf(wordsIn(text))]
const shared = (one: string, other: string) => of(one).filter((feature) => of(other).includes(feature)).length

describe('the words of a text', () => {
  test.each([
    ['Builds are SLOW!', ['builds', 'are', 'slow']],
    ['“Über-Café” №2', ['uber', 'cafe', 'no2']],
    ['  too\nmany\tmeetings… 😀', ['too', 'many', 'meetings']],
    ['Слишком много встреч', ['слишком', 'много', 'встреч']],
    ['ビルドが遅い', ['ヒルトか遅い']],
    ['ＦＵＬＬ ｗｉｄｔｈ', ['full', 'width']],
  ])('%j: %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  test.each(['', '+1', 'ok', '👍👍👍👍👍', '***** ****', '!?', '好'])(
    '%j says too little to come back',
    (text) => {
      expect(wordsIn(text)).toEqual([])
    },
  )

  test.each(['tests', 'A B C D', '会議', '2026'])('%j is long enough to be compared', (text) => {
    expect(wordsIn(text)).not.toEqual([])
  })
})

describe('the features of a text', () => {
  test('TOPIC-2: are runs of three letters, with the edges of words', () => {
    expect(of('tests')).toHaveLength(5)
    expect(of('tests tests')).toHaveLength(5)
  })

  test('are runs of two in scripts without spaces', () => {
    expect(of('会議長い')).toHaveLength(3)
    expect(shared('会議が長い', '長い会議')).toBeGreaterThanOrEqual(2)
  })

  test('do not depend on the order of words, on case or on accents', () => {
    expect(of('Slow builds')).toEqual(of('builds: SLOW'))
    expect(of('Réunions trop longues')).toEqual(of('reunions trop longues'))
  })

  test('stay alike under other endings and typing errors', () => {
    expect(shared('build', 'builds')).toBeGreaterThanOrEqual(4)
    expect(shared('requirements', 'requirments')).toBeGreaterThanOrEqual(8)
    expect(shared('requirements', 'holidays')).toBe(0)
  })

  test('of any text ascend, occur once and lie below FEATURE_SPACE', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryCodeUnits, fc.string({ unit: 'grapheme' })), (text) => {
        const features = of(text)
        expect(features).toEqual([...new Set(features)].sort((one, other) => one - other))
        for (const feature of features) expect(feature >= 0 && feature < FEATURE_SPACE).toBe(true)
      }),
      runs(300),
    )
  })
})
