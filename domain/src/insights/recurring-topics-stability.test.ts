import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnMeaning } from '../board/state.ts'
import { asId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { MEANINGS } from './meaning-counts.ts'
import {
  type RecurringTopic,
  THEME_NOTES_MAX,
  type TopicRetro,
  THEMES_MAX,
  recurringTopicSteps,
} from './recurring-topics.ts'

/* Properties of themes for any notes in any retros. */

const WORDS = [
  'slow',
  'build',
  'builds',
  'meeting',
  'meetings',
  'long',
  'test',
  'tests',
  'flaky',
  'again',
  '会議',
  'много',
]

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))

/** Few enough notes that a theme quotes all of its own (`THEME_NOTES_MAX`). */
const retros: fc.Arbitrary<readonly TopicRetro[]> = fc
  .array(fc.array(fc.tuple(text, fc.constantFrom<ColumnMeaning>(...MEANINGS)), { maxLength: 6 }), {
    maxLength: 5,
  })
  .map((given) =>
    given.map((notes, day) => ({
      retro: { id: `r${day}`, timestamp: day },
      side: 'signed' as const,
      notes: notes.map(([said, meaning], at) => ({
        noteId: asId<NoteId>(`n${day}-${at}`),
        text: said,
        meaning,
      })),
    })),
  )

function themesOf(given: readonly TopicRetro[]): readonly RecurringTopic[] {
  const steps = recurringTopicSteps(given)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Tries a check on random retros, for each of their themes. */
function expectOfEach(check: (theme: RecurringTopic, given: readonly TopicRetro[]) => void): void {
  let themes = 0
  fc.assert(
    fc.property(retros, (given) => {
      for (const theme of themesOf(given)) {
        check(theme, given)
        themes += 1
      }
    }),
    runs(100),
  )
  // Guards against a generator that makes no themes at all.
  expect(themes).toBeGreaterThan(20)
}

describe('a theme', () => {
  test('TOPIC-7: is labelled with one of its notes', () => {
    expectOfEach(({ label, notes }) => {
      expect(notes.map((note) => note.text)).toContain(label)
    })
  })

  test('counts its notes and retros', () => {
    expectOfEach(({ notes, notesCount, retrosCount }) => {
      expect(notes.length).toBe(Math.min(notesCount, THEME_NOTES_MAX))
      expect(new Set(notes.map(({ retro }) => retro.id)).size).toBe(retrosCount)
    })
  })

  test('lies between its first retro and its last', () => {
    expectOfEach(({ notes, firstAt, lastAt }) => {
      const times = notes.map(({ retro }) => retro.timestamp)
      expect([Math.min(...times), Math.max(...times)]).toEqual([firstAt, lastAt])
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    })
  })

  test('quotes existing notes, word for word', () => {
    expectOfEach(({ notes }, given) => {
      for (const { noteId, text: quoted, retro } of notes) {
        const written = given.find((one) => one.retro.id === retro.id)?.notes
        expect(written?.find((note) => note.noteId === noteId)?.text).toBe(quoted)
      }
    })
  })

  test('has the meaning of one of its notes', () => {
    expectOfEach(({ notes, meaning }, given) => {
      const all = given.flatMap((one) => one.notes)
      const meanings = notes.map(({ noteId }) => all.find((note) => note.noteId === noteId)?.meaning)
      expect(meanings).toContain(meaning)
    })
  })
})

describe('themes', () => {
  test('TOPIC-7: are in order: most retros first, then the latest', () => {
    fc.assert(
      fc.property(retros, (given) => {
        const weights = themesOf(given).map(({ retrosCount, lastAt }) => retrosCount * 1000 + lastAt)
        expect(weights).toEqual(weights.toSorted((one, other) => other - one))
        expect(weights.length).toBeLessThanOrEqual(THEMES_MAX)
      }),
      runs(100),
    )
  })

  test('are the same in every search', () => {
    fc.assert(
      fc.property(retros, (given) => {
        expect(themesOf(given)).toEqual(themesOf(given))
      }),
      runs(30),
    )
  })

  test('TOPIC-1: there are none within one retro', () => {
    fc.assert(
      fc.property(retros, (given) => {
        expect(themesOf(given.slice(0, 1))).toEqual([])
      }),
      runs(50),
    )
  })

  test('do not depend on the ids of notes', () => {
    fc.assert(
      fc.property(retros, (given) => {
        const renamed = given.map((one) => ({
          ...one,
          notes: one.notes.map((note) => ({ ...note, noteId: asId<NoteId>(`x${note.noteId}`) })),
        }))
        const labels = (themes: readonly RecurringTopic[]) =>
          themes.map(({ label, notesCount }) => [label, notesCount])
        expect(labels(themesOf(renamed))).toEqual(labels(themesOf(given)))
      }),
      runs(50),
    )
  })
})
