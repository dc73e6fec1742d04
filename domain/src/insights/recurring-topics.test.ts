import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnMeaning } from '../board/state.ts'
import { asId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import type { AnonymitySide } from './board-facts.ts'
import {
  type RecurringTopic,
  THEME_NOTES_MAX,
  type TopicRetro,
  THEMES_MAX,
  recurringTopicSteps,
} from './recurring-topics.ts'

type Said = readonly [text: string, meaning?: ColumnMeaning]

/** A retro with these notes; it began on the n-th day. */
function retro(day: number, said: readonly (Said | string)[], side: AnonymitySide = 'signed'): TopicRetro {
  const notes = said.map((one, at) => {
    const [text, meaning = 'other'] = typeof one === 'string' ? [one] : one
    return { noteId: asId<NoteId>(`n${day}-${at}`), text, meaning }
  })
  return { retro: { id: `r${day}`, timestamp: day }, side, notes }
}

function themesOf(...retros: readonly TopicRetro[]): readonly RecurringTopic[] {
  const steps = recurringTopicSteps(retros)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

const textsOf = (themes: readonly RecurringTopic[]) =>
  themes.map(({ notes }) => notes.map(({ text }) => text).sort())

const FIRST = ['Builds are slow', 'Standup takes too long', 'Pair more often', 'Flaky tests in CI', 'Pizza']
const SECOND = [
  'The build is too slow',
  'Standups are too long',
  'CI tests are flaky again',
  'New coffee machine',
]
const THIRD = ['Slow builds again', 'More customer visits', 'Flaky test suite', 'Thanks to Ana']

describe('recurring themes', () => {
  test('TOPIC-1: are notes of at least two retros that say alike', () => {
    expect(new Set(textsOf(themesOf(retro(1, FIRST), retro(2, SECOND), retro(3, THIRD))))).toEqual(
      new Set([
        ['Builds are slow', 'Slow builds again', 'The build is too slow'],
        ['CI tests are flaky again', 'Flaky test suite', 'Flaky tests in CI'],
        ['Standup takes too long', 'Standups are too long'],
      ]),
    )
  })

  test('TOPIC-1: name their retros, the newest first', () => {
    const [theme] = themesOf(
      retro(1, [['Builds are slow', 'bad']]),
      retro(2, ['Holidays']),
      retro(3, [
        ['Builds are so slow', 'bad'],
        ['Faster builds, not slow ones', 'idea'],
      ]),
    )
    expect(theme).toEqual({
      label: 'Builds are slow',
      meaning: 'bad',
      retrosCount: 2,
      notesCount: 3,
      firstAt: 1,
      lastAt: 3,
      notes: [
        { noteId: 'n3-0', text: 'Builds are so slow', retro: { id: 'r3', timestamp: 3 } },
        { noteId: 'n3-1', text: 'Faster builds, not slow ones', retro: { id: 'r3', timestamp: 3 } },
        { noteId: 'n1-0', text: 'Builds are slow', retro: { id: 'r1', timestamp: 1 } },
      ],
    })
  })

  test('TOPIC-7: are labelled with the note that the others resemble most', () => {
    const [theme] = themesOf(
      retro(1, ['Deploys fail on Fridays']),
      retro(2, ['Deploys fail']),
      retro(3, ['Deploys fail again and again']),
    )
    expect(theme!.label).toBe('Deploys fail')
  })

  test('TOPIC-1: what came up in one retro only is none, however often', () => {
    expect(themesOf(retro(1, ['Slow build', 'Slow builds', 'slow build!']), retro(2, ['Holidays']))).toEqual(
      [],
    )
  })

  test('identical notes make one, too', () => {
    expect(textsOf(themesOf(retro(1, ['Pizza']), retro(2, ['pizza!'])))).toEqual([['Pizza', 'pizza!']])
  })

  test('TOPIC-7: those of most retros come first, then the latest', () => {
    const themes = themesOf(
      retro(1, ['Too many meetings', 'Broken printer', 'Loud office']),
      retro(2, ['Too many meetings', 'Broken printer']),
      retro(3, ['Too many meetings', 'Loud office']),
    )
    expect(themes.map(({ label, retrosCount }) => [label, retrosCount])).toEqual([
      ['Too many meetings', 3],
      ['Loud office', 2],
      ['Broken printer', 2],
    ])
  })

  test('TOPIC-6: what went well and what did not never share a theme', () => {
    const good = retro(1, [['Builds are fast', 'good']])
    const bad = retro(2, [['Builds are not fast', 'bad']])
    const idea = retro(3, [['Builds are to be fast', 'idea']])
    expect(themesOf(good, bad)).toEqual([])
    for (const theme of themesOf(good, bad, idea)) expect(theme.notesCount).toBe(2)
    expect(themesOf(good, idea)).toHaveLength(1)
  })

  test.each([
    ['German', 'Die Builds dauern zu lange', 'Der Build dauert viel zu lange'],
    ['Russian', 'Слишком много встреч', 'Встреч опять слишком много'],
    ['Arabic', 'الاجتماعات طويلة جدا', 'اجتماعات طويلة'],
    ['Japanese', 'ビルドが遅い', 'ビルドがとても遅いです'],
    ['Chinese', '会议太多了', '会议还是太多了'],
    ['Hindi', 'बैठकें बहुत लंबी हैं', 'बैठकें लंबी'],
    ['Korean', '회의가 너무 많아요', '회의가 너무 많다'],
  ])('TOPIC-2: are found in %s', (_, one, other) => {
    const noise = [
      'Pizza Freitag',
      'Новый офис',
      'قهوة جيدة',
      '良いチームワーク',
      '新办公室',
      'अच्छी टीम',
      '새로운 사무실',
    ]
    expect(textsOf(themesOf(retro(1, [one, ...noise]), retro(2, [other])))).toEqual([[one, other].sort()])
  })

  test('TOPIC-9: are cut to the limit of an answer, and so are the notes of each', () => {
    const words = Array.from({ length: THEMES_MAX + 5 }, (_, at) =>
      `${'abcdefghijklmnopqrstuvwxyz'[at]}`.repeat(6),
    )
    expect(themesOf(retro(1, words), retro(2, words))).toHaveLength(THEMES_MAX)
    const often = Array.from({ length: THEME_NOTES_MAX }, () => 'Slow build')
    const [theme] = themesOf(retro(1, often), retro(2, often))
    expect([theme!.notes.length, theme!.notesCount]).toEqual([THEME_NOTES_MAX, 2 * THEME_NOTES_MAX])
  })

  test('without notes there are none', () => {
    expect(themesOf()).toEqual([])
    expect(themesOf(retro(1, []), retro(2, ['', '👍', '****']))).toEqual([])
  })
})

describe('TOPIC-3: themes never cross the anonymity boundary', () => {
  const said = ['Slow builds', 'Too many meetings']

  test('a signed note is not shown beside an unsigned one', () => {
    expect(themesOf(retro(1, said), retro(2, said, 'unsigned'))).toEqual([])
  })

  test('each side has themes of its own', () => {
    const themes = themesOf(
      retro(1, said),
      retro(2, said, 'unsigned'),
      retro(3, said),
      retro(4, said, 'unsigned'),
    )
    expect(themes.map(({ notes }) => notes.map((note) => note.retro.id))).toEqual([
      ['r4', 'r2'],
      ['r4', 'r2'],
      ['r3', 'r1'],
      ['r3', 'r1'],
    ])
  })

  test('a board whose author visibility was switched stands on both sides, and has no part in any', () => {
    expect(themesOf(retro(1, said, 'both'), retro(2, said, 'both'), retro(3, said))).toEqual([])
  })

  test('TOPIC-3: any theme has notes of one side and of two retros at least, and shares no note with another', () => {
    const text = fc
      .array(fc.constantFrom('slow', 'build', 'builds', 'meeting', 'long', 'tests', 'flaky', 'again'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((words) => words.join(' '))
    const meaning = fc.constantFrom<ColumnMeaning>('good', 'bad', 'idea', 'other')
    const side = fc.constantFrom<AnonymitySide>('signed', 'unsigned', 'both')
    const some = fc.array(fc.tuple(side, fc.array(fc.tuple(text, meaning), { maxLength: 8 })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(some, (given) => {
        const retros = given.map(([of, notes], day) => retro(day, notes, of))
        const themes = themesOf(...retros)
        const noteIds = themes.flatMap(({ notes }) => notes.map(({ noteId }) => noteId))
        expect(new Set(noteIds).size).toBe(noteIds.length)
        for (const { notes, retrosCount } of themes) {
          const sides = new Set(notes.map((note) => retros[note.retro.timestamp]!.side))
          expect([sides.size, sides.has('both'), retrosCount > 1]).toEqual([1, false, true])
          const all = retros.flatMap((one) => one.notes)
          const meanings = new Set(
            notes.map(({ noteId }) => all.find((one) => one.noteId === noteId)!.meaning),
          )
          expect(meanings.has('good') && meanings.has('bad')).toBe(false)
        }
      }),
      runs(150),
    )
  })
})
