import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTION_TEXT_MAX,
  COLUMNS_MAX,
  COMMENT_TEXT_MAX,
  GROUP_NOTES_MAX,
  NAME_MAX,
  NOTE_TEXT_MAX,
} from '../board/limits.ts'
import { stranger } from '../board/testing/people.ts'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { hasContent, isStorableLine, isStorableText } from '../kernel/text.ts'
import { boardCsv } from './testing/exported-text.ts'
import { cardsOf } from './display-order.ts'
import type { ExportedBoard } from './exported-board.ts'
import type { ImportPlan } from './plan.ts'
import { readImport } from './read-import.ts'
import { readExportedBoard } from './read-json.ts'
import { fitRetro } from './sources/fit-retro.ts'
import type { FoundRetro } from './sources/source.ts'
import { exportFor, importedBoard, LATER, planOf } from './testing/imported.ts'

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('Tea', 'Sun', 'Rain', '=1+1', '"quoted", with commas', 'two\nlines'),
  },
  arbitraryCodeUnits,
  fc.constant('t'.repeat(NOTE_TEXT_MAX + 1)),
)
const names = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('Glad', 'Sad', 'Mad', 'Ideas', 'Thanks', 'Other', 'Kept', 'Dropped', '@home', '-', '1'),
    arbitraryCodeUnits.map((name) => name.slice(0, NAME_MAX + 5)),
  ),
  { maxLength: 12 },
)
const when = fc.option(fc.integer({ min: 1, max: LATER - 1 }), { nil: null })
const person = fc.constantFrom(null, 'Mira', 'Tao')

/** Retros as readers find them: up to twelve columns, notes in them or in none, with groups, comments and actions. */
const found: fc.Arbitrary<FoundRetro> = names.chain((columns) => {
  const note = fc.record({
    text,
    column: fc.constantFrom(null, ...columns),
    votes: fc.oneof(fc.constant(0), fc.nat(7)),
    at: when,
    author: person,
    group: fc.constantFrom(null, null, 'g', 'h'),
    groupTitle: fc.constantFrom(null, 'Drinks', ' '),
    comments: fc.array(fc.record({ text, author: person, at: when }), { maxLength: 2 }),
    line: fc.constant(null),
  })
  const action = fc.record({
    text,
    isDone: fc.boolean(),
    at: when,
    doneAt: when,
    due: fc.constantFrom(null, '2026-03-01', '2026-02-30', 'soon'),
    assignee: person,
    note: fc.option(fc.nat(20), { nil: null }),
    line: fc.constant(null),
  })
  return fc.record({
    title: fc.constant(null),
    columns: fc.constant(columns),
    notes: fc.array(note, { maxLength: 16 }),
    actions: fc.array(action, { maxLength: 4 }),
    leftOut: fc.constant([]),
  })
})

/** The plan of a retro for which the user allowed one name. */
function planFor(retro: FoundRetro): ImportPlan {
  return fitRetro(retro, {
    title: 'Sprint 12',
    columns: [],
    names: new Set(['Mira']),
    meaningOf: () => 'other',
  }).plan
}

const exported = (plan: ImportPlan): ExportedBoard => exportFor(importedBoard(plan), stranger(false))

/**
 * A plan without times and without the order of notes in different columns: each note by itself with the first note of
 * its group, and each action item with its note.
 */
function content({ columns, notes, actions }: ImportPlan): unknown {
  const nameOf = (place: number | null) => (place === null ? null : notes[place]?.text)
  return {
    columns,
    notes: columns.map((_, column) =>
      notes
        .filter((note) => note.column === column)
        .map(({ text: note, votes, comments, group, groupTitle }) =>
          JSON.stringify([
            note,
            votes,
            comments.map((one) => one.text),
            nameOf(group?.into ?? null),
            groupTitle,
          ]),
        )
        .toSorted(),
    ),
    actions: actions
      .map(({ text: action, assignee, status, due, note }) =>
        JSON.stringify([
          `${action}${assignee === null ? '' : ` (${assignee})`}`.slice(0, 990),
          status,
          due,
          nameOf(note),
        ]),
      )
      .toSorted(),
  }
}

describe('MOVE-IN-7: what is found in a file of another tool', () => {
  test('IMPORT-26: fits a board within all limits', () => {
    const isWithin = (value: string, max: number) =>
      hasContent(value) && isStorableText(value) && value.length <= max
    fc.assert(
      fc.property(found, (retro) => {
        const { columns, notes, actions } = planFor(retro)
        expect(columns.length).toBeGreaterThan(0)
        expect(columns.length).toBeLessThanOrEqual(COLUMNS_MAX)
        expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
        expect(columns.every(({ name }) => name.length <= NAME_MAX && isStorableLine(name))).toBe(true)
        for (const note of notes) {
          expect(columns[note.column]).toBeDefined()
          expect(isWithin(note.text, NOTE_TEXT_MAX)).toBe(true)
          expect(note.comments.every((comment) => isWithin(comment.text, COMMENT_TEXT_MAX))).toBe(true)
          expect(note.group?.place ?? 0).toBeLessThan(GROUP_NOTES_MAX)
        }
        for (const action of actions) {
          expect(isWithin(action.text, ACTION_TEXT_MAX)).toBe(true)
          expect(action.note === null || notes[action.note] !== undefined).toBe(true)
        }
      }),
      runs(150),
    )
  })

  test('MOVE-IN-2: becomes a board with as many votes, and groups that have their places', () => {
    fc.assert(
      fc.property(found, (retro) => {
        const plan = planFor(retro)
        const board = exported(plan)
        const votes = plan.notes.reduce((sum, note) => sum + note.votes, 0)
        expect(board.notes.reduce((sum, note) => sum + note.votes, 0)).toBe(votes)
        const grouped = board.notes.flatMap(({ group }) =>
          group === null ? [] : [`${group.into} ${group.place}`],
        )
        expect(new Set(grouped).size).toBe(grouped.length)
      }),
      runs(100),
    )
  })

  test('EXPORT-13: becomes a board whose JSON is read back as the same plan, but for times and ids', () => {
    fc.assert(
      fc.property(found, (retro) => {
        const plan = planFor(retro)
        const again = planOf(readExportedBoard(JSON.stringify(exported(plan)), LATER))
        expect(content(again)).toEqual(content(plan))
        expect({ ...again, notes: [], actions: [] }).toEqual({
          ...plan,
          isAnonymous: false,
          notes: [],
          actions: [],
        })
      }),
      runs(150),
    )
  })

  test('EXPORT-9, EXPORT-10: becomes a board whose CSV is read back with its columns, texts and votes', () => {
    fc.assert(
      fc.property(found, (retro) => {
        const board = exported(planFor(retro))
        const read = readImport({ content: boardCsv(board) }, { now: LATER, meaningOf: () => 'other' })
        expect(read).toMatchObject({ ok: true, source: 'retropulse' })
        const plan = read.ok ? read.retros[0]?.plan : undefined
        const shown = cardsOf(board).flatMap(({ column, notes }) =>
          notes.map(({ text: said, votes }) => [board.columns[column]?.name, said, votes]),
        )
        expect(
          plan?.notes.map(({ column, ...note }) => [plan.columns[column]?.name, note.text, note.votes]),
        ).toEqual(shown)
      }),
      runs(150),
    )
  })
})
