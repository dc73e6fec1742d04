import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTION_TEXT_MAX,
  COLUMNS_MAX,
  COMMENT_TEXT_MAX,
  NAME_MAX,
  NOTE_TEXT_MAX,
} from '../../board/limits.ts'
import { stranger } from '../../board/testing/people.ts'
import { arbitraryCodeUnits } from '../../kernel/testing/arbitrary-text.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { hasContent, isStorableLine, isStorableText } from '../../kernel/text.ts'
import { VOTES_IN_ALL_MAX } from '../limits.ts'
import { readExportedBoard } from '../read-json.ts'
import { exportFor, importedBoard, LATER } from '../testing/imported.ts'
import { fitRetro } from './fit-retro.ts'
import type { FoundRetro } from './source.ts'

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Tea', 'Sun', 'Rain', '😀') },
  arbitraryCodeUnits,
  fc.constantFrom('', ' \u200b', 'a'.repeat(NOTE_TEXT_MAX + 5), `${'b'.repeat(NOTE_TEXT_MAX - 1)}😀`),
)
const person = fc.option(fc.constantFrom('Mira', 'Tao', 'Jonas', '\uD800'), { nil: null })
const time = fc.option(fc.integer({ min: -1e15, max: 1e15 }), { nil: null })
const line = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null })
const columnName = fc.oneof(
  fc.constantFrom('Glad', 'Sad', 'Mad', 'Other', 'Ideas', 'To do', 'Actions', ''),
  arbitraryCodeUnits,
  fc.constant(`${'n'.repeat(NAME_MAX - 1)}😀`),
)

/** Any retro that a reader may find: notes lie in its columns or in none. */
const found: fc.Arbitrary<FoundRetro> = fc.uniqueArray(columnName, { maxLength: 9 }).chain((columns) =>
  fc.record({
    title: fc.constant(null),
    columns: fc.constant(columns),
    notes: fc.array(
      fc.record({
        text,
        column: fc.constantFrom(null, ...columns),
        votes: fc.oneof(fc.nat(5), fc.nat(VOTES_IN_ALL_MAX)),
        at: time,
        author: person,
        group: fc.constantFrom(null, 'g', 'h'),
        groupTitle: fc.option(text, { nil: null }),
        comments: fc.array(fc.record({ text, author: person, at: time }), { maxLength: 3 }),
        line,
      }),
      { maxLength: 12 },
    ),
    actions: fc.array(
      fc.record({
        text,
        isDone: fc.boolean(),
        at: time,
        doneAt: time,
        due: fc.constantFrom(null, '2026-01-20', '2026-02-30', 'soon'),
        assignee: person,
        note: fc.option(fc.nat(15), { nil: null }),
        line,
      }),
      { maxLength: 4 },
    ),
    leftOut: fc.constant([]),
  }),
)
const choices = fc.record({
  title: fc.constant('Sprint 12'),
  columns: fc.array(
    fc.record({ from: columnName, to: fc.option(fc.oneof(columnName, fc.constant('Glad')), { nil: null }) }),
    { maxLength: 4 },
  ),
  names: fc.subarray(['Mira', 'Tao', '\uD800']).map((names) => new Set(names)),
  meaningOf: fc.constant(() => 'other' as const),
})

const isNote = (value: string, max: number) =>
  isStorableText(value) && hasContent(value) && value.length <= max

describe('MOVE-IN-7: any retro that is found fits a board', () => {
  test('with its columns, texts and votes within the limits', () => {
    fc.assert(
      fc.property(found, choices, (retro, chosen) => {
        const { plan } = fitRetro(retro, chosen)
        expect(plan.columns.length >= 1 && plan.columns.length <= COLUMNS_MAX).toBe(true)
        expect(plan.columns.every(({ name }) => isStorableLine(name) && name.length <= NAME_MAX)).toBe(true)
        expect(plan.notes.every((note) => isNote(note.text, NOTE_TEXT_MAX))).toBe(true)
        const comments = plan.notes.flatMap((note) => note.comments)
        expect(comments.every((comment) => isNote(comment.text, COMMENT_TEXT_MAX))).toBe(true)
        expect(plan.actions.every((action) => isNote(action.text, ACTION_TEXT_MAX))).toBe(true)
        expect(plan.notes.reduce((sum, { votes }) => sum + votes, 0)).toBeLessThanOrEqual(VOTES_IN_ALL_MAX)
      }),
      runs(100),
    )
  })

  test('and every note comes, or is left out with a reason', () => {
    fc.assert(
      fc.property(found, choices, (retro, chosen) => {
        const { plan, leftOut } = fitRetro({ ...retro, actions: [] }, chosen)
        const lost = leftOut.filter(({ reason }) => reason === 'empty' || reason === 'column-left-out')
        expect(plan.notes.length + lost.length).toBe(retro.notes.length)
      }),
      runs(100),
    )
  })

  test('MOVE-IN-2: its groups have a first note, and lie in one column', () => {
    fc.assert(
      fc.property(found, choices, (retro, chosen) => {
        const { notes } = fitRetro(retro, chosen).plan
        for (const { column, group } of notes) {
          const first = group === null ? undefined : notes[group.into]
          expect([first?.group ?? null, first?.column ?? column]).toEqual([null, column])
        }
      }),
      runs(100),
    )
  })

  test('and the board that it becomes can be exported and imported again', () => {
    fc.assert(
      fc.property(found, choices, (retro, chosen) => {
        const { plan } = fitRetro(retro, chosen)
        const exported = exportFor(importedBoard(plan), stranger(false))
        expect(exported.notes).toHaveLength(plan.notes.length)
        expect(readExportedBoard(JSON.stringify(exported), LATER)).toMatchObject({ ok: true })
      }),
      runs(100),
    )
  })
})
