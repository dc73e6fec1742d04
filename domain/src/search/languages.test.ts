import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { lexemesOf } from './lexemes.ts'
import { matchesIn } from './matches.ts'
import { readQuery } from './search-query.ts'

/* SEARCH-3: neutral to the language. What is found is also marked, and the text stays as it was written. */

function isFound(typed: string, text: string): boolean {
  const has = lexemesOf(text)
  return (readQuery(typed)?.exactly ?? [[]]).every((alternatives) =>
    alternatives.some(({ lexeme, isBeginning }) =>
      has.some((one) => (isBeginning ? one.startsWith(lexeme) : one === lexeme)),
    ),
  )
}

function markedIn(text: string, typed: string): string {
  return excerptOf(text, matchesIn(text, readQuery(typed)?.exactly ?? []))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')
}

describe.each([
  ['German', 'Die Größe der Straße', 'grosse strass', 'Die [Größe] der [Straß]e'],
  ['French', 'L’équipe a été très fière', 'equipe tres', 'L’[équipe] a été [très] fière'],
  ['Turkish', 'İstanbul’da ışık', 'istanbul isik', '[İstanbul]’da [ışık]'],
  ['Vietnamese', 'Cuộc họp quá dài', 'hop qua', 'Cuộc [họp] [quá] dài'],
  ['Polish', 'Łódź była głośna', 'lodz glos', '[Łódź] była [głoś]na'],
  ['Norwegian', 'Blåbærsyltetøy på brød', 'blabær brod', '[Blåbær]syltetøy på [brød]'],
  ['Greek', 'Η ομάδα και ο κόσμος', 'ΟΜΑΔΑ κοσμοσ', 'Η [ομάδα] και ο [κόσμος]'],
  ['Russian', 'Ещё одна встреча', 'еще ВСТР', '[Ещё] одна [встр]еча'],
  ['Ukrainian', 'Їжак біля річки', 'іжак річ', '[Їжак] біля [річ]ки'],
  ['Hebrew', 'הצוות שלנו מצוין', 'שלנו מצו', 'הצוות [שלנו] [מצו]ין'],
  ['Arabic', 'الفَرِيق جـــيد', 'الفريق جيد', '[الفَرِيق] [جـــيد]'],
  ['Persian', 'می‌خواهیم بهتر شویم', 'میخواهیم', '[می‌خواهیم] بهتر شویم'],
  ['Hindi', 'टीम की बैठक', 'बैठक', 'टीम की [बैठक]'],
  ['Tamil', 'குழு நன்றாக உள்ளது', 'நன்', 'குழு [நன்]றாக உள்ளது'],
  ['Thai', 'ทีมงานทำได้ดีมาก', 'ทำได้', 'ทีมงาน[ทำได้]ดีมาก'],
  ['Korean', '회의가 너무 길었다', '회의 길', '[회의]가 너무 [길]었다'],
  ['Japanese', '今日のスプリントは良かった', 'スプリント', '今日の[スプリント]は良かった'],
  ['half-width Japanese', '今日のｽﾌﾟﾘﾝﾄは良かった', 'スプリント', '今日の[ｽﾌﾟﾘﾝﾄ]は良かった'],
  ['Chinese', '我们的会议太多了', '会议', '我们的[会议]太多了'],
  ['several', 'Sprint 12：会议 слишком 🚀', '会议 слиш 🚀 12', 'Sprint [12]：[会议] [слиш]ком [🚀]'],
])('%s', (_, text, typed, marked) => {
  test('SEARCH-3: a text is found as people type it, and marked as it was written', () => {
    expect(isFound(typed, text)).toBe(true)
    expect(markedIn(text, typed)).toBe(marked)
  })

  test('a text is found by all of its words', () => {
    const words = text.split(/\s+/).slice(0, 3).join(' ')
    expect(isFound(words, text)).toBe(true)
  })
})

test('every text that is found is marked, and shown as it was written', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 12 }), fc.nat(), fc.nat(), (text, from, length) => {
      const words = text.split(' ')
      const first = from % words.length
      const typed = words.slice(first, first + 1 + (length % 3)).join(' ')
      expect(isFound(typed, text)).toBe(true)
      const matches = matchesIn(text, readQuery(typed)?.exactly ?? [])
      expect(matches.length).toBeGreaterThan(0)
      const shown = excerptOf(text, matches).map((part) => part.text)
      expect(text).toContain(shown.join('').replaceAll('…', ''))
    }),
  )
})
