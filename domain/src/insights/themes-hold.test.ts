import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnMeaning } from '../board/state.ts'
import { asId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { MEANINGS } from './meanings.ts'
import { type Theme, THEME_NOTES_MAX, type ThemeRetro, THEMES_MAX, themeSteps } from './themes.ts'

/* What holds of themes whatever was said, in whatever retros. */

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

/** So few notes in all that a theme quotes each of its own (`THEME_NOTES_MAX`). */
const retros: fc.Arbitrary<readonly ThemeRetro[]> = fc
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

function themesOf(given: readonly ThemeRetro[]): readonly Theme[] {
  const steps = themeSteps(given)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Tries it on some retros, for each theme among them. */
function expectOfEach(check: (theme: Theme, given: readonly ThemeRetro[]) => void): void {
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
  // All of this looked at something.
  expect(themes).toBeGreaterThan(20)
}

describe('a theme', () => {
  test('is called by one of its notes', () => {
    expectOfEach(({ label, notes }) => {
      expect(notes.map((note) => note.text)).toContain(label)
    })
  })

  test('counts what it has', () => {
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

  test('quotes notes that were written, as they were written', () => {
    expectOfEach(({ notes }, given) => {
      for (const { noteId, text: quoted, retro } of notes) {
        const written = given.find((one) => one.retro.id === retro.id)?.notes
        expect(written?.find((note) => note.noteId === noteId)?.text).toBe(quoted)
      }
    })
  })

  test('asks for what one of its notes asks for', () => {
    expectOfEach(({ notes, meaning }, given) => {
      const all = given.flatMap((one) => one.notes)
      const meanings = notes.map(({ noteId }) => all.find((note) => note.noteId === noteId)?.meaning)
      expect(meanings).toContain(meaning)
    })
  })
})

describe('themes', () => {
  test('are in order: most retros first, then the latest', () => {
    fc.assert(
      fc.property(retros, (given) => {
        const weights = themesOf(given).map(({ retrosCount, lastAt }) => retrosCount * 1000 + lastAt)
        expect(weights).toEqual(weights.toSorted((one, other) => other - one))
        expect(weights.length).toBeLessThanOrEqual(THEMES_MAX)
      }),
      runs(100),
    )
  })

  test('are the same each time they are looked for', () => {
    fc.assert(
      fc.property(retros, (given) => {
        expect(themesOf(given)).toEqual(themesOf(given))
      }),
      runs(30),
    )
  })

  test('of one retro alone are none', () => {
    fc.assert(
      fc.property(retros, (given) => {
        expect(themesOf(given.slice(0, 1))).toEqual([])
      }),
      runs(50),
    )
  })

  test('have nothing to do with what notes are called', () => {
    fc.assert(
      fc.property(retros, (given) => {
        const renamed = given.map((one) => ({
          ...one,
          notes: one.notes.map((note) => ({ ...note, noteId: asId<NoteId>(`x${note.noteId}`) })),
        }))
        const labels = (themes: readonly Theme[]) =>
          themes.map(({ label, notesCount }) => [label, notesCount])
        expect(labels(themesOf(renamed))).toEqual(labels(themesOf(given)))
      }),
      runs(50),
    )
  })
})
