import { describe, expect, test } from 'vitest'
import {
  ACTION_TEXT_MAX,
  ACTIONS_MAX,
  COLUMNS_MAX,
  COMMENT_TEXT_MAX,
  COMMENTS_MAX,
  GROUP_NOTES_MAX,
  NAME_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
} from '../../board/limits.ts'
import { COMMENTS_IN_ALL_MAX, VOTES_IN_ALL_MAX } from '../limits.ts'
import { importedBoard } from '../testing/imported.ts'
import { type FitChoices, fitRetro } from './fit-retro.ts'
import { type FoundAction, type FoundNote, type FoundRetro, plainAction, plainNote } from './source.ts'

const CHOICES: FitChoices = {
  title: 'Sprint 12',
  columns: [],
  names: new Set(),
  meaningOf: (name) => (name === 'Glad' ? 'good' : 'other'),
}
const note = (text: string, column: string | null = 'Glad', more: Partial<FoundNote> = {}): FoundNote => ({
  ...plainNote(text, column, null),
  ...more,
})
const action = (text: string, more: Partial<FoundAction> = {}): FoundAction => ({
  ...plainAction(text, null),
  ...more,
})
const fit = (found: Partial<FoundRetro>, choices: Partial<FitChoices> = {}) =>
  fitRetro(
    { title: null, columns: ['Glad'], notes: [], actions: [], leftOut: [], ...found },
    { ...CHOICES, ...choices },
  )
/** The texts of the notes in each column of the board. */
const columnsOf = (found: Partial<FoundRetro>, choices: Partial<FitChoices> = {}) => {
  const { plan } = fit(found, choices)
  return plan.columns.map(({ name }, at) => [
    name,
    ...plan.notes.filter(({ column }) => column === at).map(({ text }) => text),
  ])
}
const many = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('MOVE-IN-6: a board has five columns', () => {
  test('which keep their order, and stay without notes', () => {
    const columns = ['Sad', 'Glad', 'Ideas']
    expect(columnsOf({ columns, notes: [note('Tea')] })).toEqual([['Sad'], ['Glad', 'Tea'], ['Ideas']])
  })

  test('of seven the four with the most notes stay, and the others become Other, the last', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
    const counts = [1, 3, 0, 4, 2, 5, 1]
    const notes = columns.flatMap((name, at) => many(counts[at]!).map((nth) => note(`${name}${nth}`, name)))
    const fitted = columnsOf({ columns, notes })
    expect(fitted.map(([name]) => name)).toEqual(['B', 'D', 'E', 'F', 'Other'])
    expect(fitted.at(-1)).toEqual(['Other', 'A0', 'G0'])
    expect(fitted).toHaveLength(COLUMNS_MAX)
  })

  test('notes without a column go to Other, which counts as one of the five', () => {
    expect(columnsOf({ notes: [note('Soup', null), note('Tea')] })).toEqual([
      ['Glad', 'Tea'],
      ['Other', 'Soup'],
    ])
    const columns = ['A', 'B', 'C', 'D', 'E']
    const notes = [note('Soup', null), ...columns.slice(0, 4).map((name) => note(name, name))]
    expect(columnsOf({ columns, notes }).map(([name]) => name)).toEqual(['A', 'B', 'C', 'D', 'Other'])
  })

  test('a column that the file calls Other stays where it is', () => {
    const notes = [note('Soup', null), note('Tea', 'Other')]
    expect(columnsOf({ columns: ['Other', 'Glad'], notes })).toEqual([['Other', 'Soup', 'Tea'], ['Glad']])
  })

  test('the user joins columns, renames them, or leaves them out', () => {
    const columns = ['Glad', 'Happy', 'Sad', 'Mad']
    const notes = columns.map((name) => note(`of ${name}`, name, { line: 7 }))
    const chosen = [
      { from: 'Happy', to: 'Glad' },
      { from: 'Sad', to: 'To improve' },
      { from: 'Mad', to: null },
    ]
    expect(columnsOf({ columns, notes }, { columns: chosen })).toEqual([
      ['Glad', 'of Glad', 'of Happy'],
      ['To improve', 'of Sad'],
    ])
    expect(fit({ columns, notes }, { columns: chosen }).leftOut).toEqual([
      { reason: 'column-left-out', line: 7 },
    ])
  })

  test('a retro without columns has one without a name', () => {
    expect(fit({ columns: [] }).plan.columns).toEqual([{ name: '', meaning: 'other' }])
  })

  test('names of columns are cut to those of a board, and have their meanings', () => {
    const long = `${'n'.repeat(NAME_MAX)}😀`
    expect(columnsOf({ columns: [`${'n'.repeat(NAME_MAX - 1)}😀`] })).toEqual([['n'.repeat(NAME_MAX - 1)]])
    expect(fit({ columns: ['Glad', long] }).plan.columns).toEqual([
      { name: 'Glad', meaning: 'good' },
      { name: 'n'.repeat(NAME_MAX), meaning: 'other' },
    ])
  })
})

describe('MOVE-IN-7: what does not fit is left out, with its reason and line', () => {
  test('what a reader left out stays reported', () => {
    const leftOut = [{ reason: 'archived', line: null } as const]
    expect(fit({ leftOut }).leftOut).toEqual(leftOut)
  })

  test('notes and action items without a text', () => {
    const { plan, leftOut } = fit({
      notes: [note(' \u200b', 'Glad', { line: 2 }), note('Tea')],
      actions: [action('\n', { line: 3 }), action('Buy tea', { note: 1 })],
    })
    expect(leftOut).toEqual([
      { reason: 'empty', line: 2 },
      { reason: 'empty', line: 3 },
    ])
    expect([plan.notes.length, plan.actions]).toMatchObject([1, [{ text: 'Buy tea', note: 0 }]])
  })

  test('notes and action items beyond those of a board', () => {
    const notes = many(NOTES_MAX + 2).map((at) => note('Tea', 'Glad', { line: at + 1 }))
    const actions = many(ACTIONS_MAX + 1).map((at) => action('Buy tea', { line: at + 1 }))
    const { plan, leftOut } = fit({ notes, actions })
    expect([plan.notes.length, plan.actions.length]).toEqual([NOTES_MAX, ACTIONS_MAX])
    expect(leftOut).toEqual([
      { reason: 'too-many-notes', line: NOTES_MAX + 1 },
      { reason: 'too-many-notes', line: NOTES_MAX + 2 },
      { reason: 'too-many-actions', line: ACTIONS_MAX + 1 },
    ])
  })

  test('the ends of texts that are too long, between characters', () => {
    const comments = [{ text: 'c'.repeat(COMMENT_TEXT_MAX + 1), author: null, at: null }]
    const { plan, leftOut } = fit({
      notes: [note(`${'n'.repeat(NOTE_TEXT_MAX - 1)}😀`, 'Glad', { line: 2, comments })],
      actions: [action('a'.repeat(ACTION_TEXT_MAX + 1), { line: 3 })],
    })
    const [first] = plan.notes
    expect([first?.text.length, first?.text.isWellFormed()]).toEqual([NOTE_TEXT_MAX - 1, true])
    expect(first?.text).toMatch(/^n+$/)
    expect(first?.comments[0]?.text).toHaveLength(COMMENT_TEXT_MAX)
    expect(plan.actions[0]?.text).toHaveLength(ACTION_TEXT_MAX)
    expect(leftOut.map(({ reason, line }) => [reason, line])).toEqual([
      ['text-too-long', 2],
      ['text-too-long', 2],
      ['text-too-long', 3],
    ])
  })

  test('comments of a note and of all notes beyond those of a board', () => {
    const comments = many(COMMENTS_MAX + 1).map(() => ({ text: 'Yes', author: null, at: null }))
    const blank = { text: ' ', author: null, at: null }
    const count = COMMENTS_IN_ALL_MAX / COMMENTS_MAX
    const notes = many(count + 1).map(() => note('Tea', 'Glad', { comments: [blank, ...comments], line: 2 }))
    const { plan, leftOut } = fit({ notes })
    expect(plan.notes.map((fitted) => fitted.comments.length)).toEqual([
      ...many(count).map(() => COMMENTS_MAX),
      0,
    ])
    expect(leftOut).toHaveLength(count + COMMENTS_MAX + 1)
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set(['too-many-comments']))
  })

  test('votes beyond those of an import', () => {
    const notes = [
      note('Tea', 'Glad', { votes: VOTES_IN_ALL_MAX - 1 }),
      note('Sun', 'Glad', { votes: 2, line: 3 }),
    ]
    const { plan, leftOut } = fit({ notes })
    expect(plan.notes.map(({ votes }) => votes)).toEqual([VOTES_IN_ALL_MAX - 1, 1])
    expect(leftOut).toEqual([{ reason: 'too-many-votes', line: 3 }])
    expect([plan.voting !== null, fit({ notes: [note('Tea')] }).plan.voting]).toEqual([true, null])
  })

  test('notes of a group that is too large come without their group', () => {
    const notes = many(GROUP_NOTES_MAX + 1).map((at) => note('Tea', 'Glad', { group: 'g', line: at + 1 }))
    const { plan, leftOut } = fit({ notes })
    expect(plan.notes.map(({ group }) => group?.place ?? null)).toEqual([
      null,
      ...many(GROUP_NOTES_MAX - 1).map((at) => at + 1),
      null,
    ])
    expect(leftOut).toEqual([{ reason: 'group-too-large', line: GROUP_NOTES_MAX + 1 }])
  })
})

describe('MOVE-IN-2: groups', () => {
  const GROUP = { group: 'g', groupTitle: 'Drinks' }

  test('lie in the column of their first note, under its title', () => {
    const notes = [note('Sun'), note('Tea', 'Glad', { ...GROUP, votes: 4 }), note('Milk', 'Sad', GROUP)]
    const { plan } = fit({ columns: ['Glad', 'Sad'], notes })
    expect(plan.notes).toMatchObject([
      { column: 0, group: null, groupTitle: null },
      { column: 0, group: null, groupTitle: 'Drinks', votes: 4 },
      { column: 0, group: { into: 1, place: 1 }, groupTitle: null, votes: 0 },
    ])
    const { notes: imported } = importedBoard(plan)
    expect(imported.size).toBe(3)
  })

  test('of one note, and those of which only one note comes, are none', () => {
    const notes = [
      note('Tea', 'Glad', GROUP),
      note('Milk', 'Sad', GROUP),
      note('Sun', 'Glad', { ...GROUP, group: 'h' }),
    ]
    const { plan } = fit({ columns: ['Glad', 'Sad'], notes }, { columns: [{ from: 'Sad', to: null }] })
    expect(plan.notes).toMatchObject([
      { text: 'Tea', group: null, groupTitle: null },
      { text: 'Sun', group: null, groupTitle: null },
    ])
  })
})

describe('MOVE-IN-9: names', () => {
  const found: Partial<FoundRetro> = {
    notes: [
      note('Tea', 'Glad', { author: 'Mira', comments: [{ text: 'Yes', author: 'Tao', at: null }] }),
      note('Sun', 'Glad', { author: 'Tao' }),
      note('Rain', 'Glad'),
    ],
    actions: [action('Buy tea', { assignee: 'Mira' }), action('Buy milk', { assignee: 'Jonas' })],
  }
  const textsOf = (names: readonly string[]) => {
    const { plan } = fit(found, { names: new Set(names) })
    return [
      ...plan.notes.map(({ text }) => text),
      ...plan.notes.flatMap(({ comments }) => comments.map(({ text }) => text)),
      ...plan.actions.map(({ text, assignee }) => [text, assignee].join(' · ')),
    ]
  }

  test('do not come unless the user allows them', () => {
    expect(textsOf([])).toEqual(['Tea', 'Sun', 'Rain', 'Yes', 'Buy tea · ', 'Buy milk · '])
  })

  test('come one by one, those of authors in brackets behind the text', () => {
    expect(textsOf(['Mira'])).toEqual(['Tea (Mira)', 'Sun', 'Rain', 'Yes', 'Buy tea · Mira', 'Buy milk · '])
    expect(textsOf(['Tao', 'Jonas'])).toEqual([
      'Tea',
      'Sun (Tao)',
      'Rain',
      'Yes (Tao)',
      'Buy tea · ',
      'Buy milk · Jonas',
    ])
  })
})

test('MOVE-IN-5: action items keep state, times, due date and the note that they came from', () => {
  const { plan } = fit({
    notes: [note(' '), note('Tea')],
    actions: [
      action('Buy tea', { isDone: true, at: 1, doneAt: 2, due: '2026-01-20', note: 1 }),
      action('Drink it', { doneAt: 2, due: '2026-02-30', note: 0 }),
    ],
  })
  expect(plan.actions).toEqual([
    { text: 'Buy tea', status: 1, at: 1, doneAt: 2, due: '2026-01-20', assignee: null, note: 0 },
    { text: 'Drink it', status: 0, at: null, doneAt: null, due: null, assignee: null, note: null },
  ])
})
