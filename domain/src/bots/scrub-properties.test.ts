import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { scrubbedNames, scrubText } from './scrub-text.ts'

const FIRST = ['Ana', 'Zoë', 'Bo', 'Jürgen', 'Иван', 'Γιάννης', '太郎', '지민', 'Strauß', 'İpek', 'Ngọc']
const LAST = ['Pérez', 'O’Brien', 'Smith-Jones', 'Петров', '田中', '김', 'van der Berg', 'Ó Néill']
const name = fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)).map((parts) => parts.join(' '))
const word = fc.constantFrom('deploys', 'are', 'slow', 'with', 'レビュー', '遅い', 'quick', 'x1')
const mark = fc.constantFrom('', ',', '.', '!', '’s', "'s", ':', ')', ' 🎉')
const cased = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'))

/** A sentence with the names in it, in any case, with and without marks behind them. */
function sentenceWith(names: readonly string[]): fc.Arbitrary<string> {
  const parts = names.flatMap((one) => one.split(' '))
  const piece = fc.oneof(
    word,
    fc.tuple(fc.constantFrom(...parts).chain(cased), mark).map(([a, b]) => a + b),
  )
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))
}
const lettersOf = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((one) => one.toUpperCase())

describe('BOT-16: whatever is written, a text for a model', () => {
  test('BOT-16: has no word of a name of two letters or more, in any case and with any accents', () => {
    const drawn = fc
      .array(name, { minLength: 1, maxLength: 4 })
      .chain((names) => fc.tuple(fc.constant(names), sentenceWith(names)))
    fc.assert(
      fc.property(drawn, ([names, text]) => {
        const left = new Set(lettersOf(scrubText(text, scrubbedNames(names))))
        const parts = names.flatMap(lettersOf).filter((part) => part.length > 1)
        expect(parts.filter((part) => left.has(part))).toEqual([])
      }),
      runs(300),
    )
  })

  test('BOT-16: has no @, and nothing of what stood beside it', () => {
    const local = fc.stringMatching(/^[a-z0-9._%+-]{3,12}$/)
    const at = fc.constantFrom('@', '＠', '﹫')
    const email = fc.tuple(local, at, local).map(([user, sign, host]) => `${user}${sign}${host}.example`)
    const around = fc.constantFrom('', '<', '(', '"', 'mailto:', '„')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, around, email), { maxLength: 5 }), (parts) => {
        const text = parts.map(([before, sign, address]) => `${before} ${sign}${address}`).join('\n')
        const left = scrubText(text, scrubbedNames([]))
        expect(left).not.toMatch(/[@＠﹫]/u)
        expect(left).not.toContain('.example')
      }),
      runs(200),
    )
  })

  test('BOT-16: is the same when it is taken a second time, and keeps its lines', () => {
    fc.assert(
      fc.property(sentenceWith(['Ana Pérez', '田中 太郎']), (text) => {
        const names = scrubbedNames(['Ana Pérez', '田中 太郎'])
        const once = scrubText(`${text}\n${text}`, names)
        expect(scrubText(once, names)).toBe(once)
        expect(once.split('\n')).toHaveLength(2)
      }),
      runs(100),
    )
  })

  test('BOT-16: is unchanged where it holds no name', () => {
    const names = scrubbedNames(['Ana Pérez', 'Bo'])
    for (const text of ['Analysis took long', 'The boat, the bottle', 'レビューが遅い', 'Plan B. Or C?', ''])
      expect(scrubText(text, names)).toBe(text)
  })
})

describe('BOT-16: names beside other scripts', () => {
  const scrub = (text: string, ...names: readonly string[]) => scrubText(text, scrubbedNames(names))

  test('BOT-16: a Latin name is found where Japanese or Korean follows without a space', () => {
    expect(scrub('Bobさんのレビューが遅い', 'Bob Ray')).toBe('someoneさんのレビューが遅い')
    expect(scrub('리뷰는 Bob이 했다', 'Bob Ray')).toBe('리뷰는 someone이 했다')
  })

  test('BOT-16: a Korean name is found with its particle', () => {
    expect(scrub('김지민이 도왔다', '김지민')).toBe('someone이 도왔다')
  })

  test('BOT-16: a name of one letter each is found when it is written together, and apart', () => {
    expect(scrub('昨天李明很忙', '李 明')).toBe('昨天someone很忙')
    expect(scrub('李 明 很忙', '李 明')).toBe('someone someone 很忙')
    expect(scrub('明天很忙', '李 明')).toBe('明天很忙')
  })

  test('BOT-16: a name in half-width letters, or with its long vowel, is the same name', () => {
    expect(scrub('ﾏﾘｰさん', 'マリー')).not.toMatch(/ﾏﾘｰ|マリー/)
    expect(scrub('Ｂｏｂ helped', 'Bob')).toBe('someone helped')
    expect(scrub('STRAUSS helped', 'Strauß')).toBe('someone helped')
  })
})
