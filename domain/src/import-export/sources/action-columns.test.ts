import { expect, test } from 'vitest'
import { withActionColumns } from './action-columns.ts'
import { type FoundRetro, plainAction, plainNote } from './source.ts'

const RETRO: FoundRetro = {
  title: 'Sprint 12',
  columns: ['Glad', 'Actions', 'Sad'],
  notes: [
    plainNote('Tea', 'Glad', 2),
    {
      ...plainNote('Buy tea', 'Actions', 3),
      at: 7,
      author: 'Mira',
      votes: 2,
      comments: [{ text: 'Green', author: null, at: null }],
    },
    plainNote('Soup', null, 4),
    plainNote('Rain', 'Sad', 5),
  ],
  actions: [
    { ...plainAction('Drink it', 6), note: 0 },
    { ...plainAction('Stay in', 7), note: 3 },
    { ...plainAction('Buy it', 8), note: 1 },
    plainAction('Rest', 9),
  ],
  leftOut: [{ reason: 'empty', line: 1 }],
}

test('MOVE-IN-5: the notes of a column of action items become open ones, before those of the file', () => {
  const { columns, notes, actions } = withActionColumns(RETRO)
  expect(columns).toEqual(['Glad', 'Sad'])
  expect(notes.map(({ text }) => text)).toEqual(['Tea', 'Soup', 'Rain'])
  expect(actions.map(({ text }) => text)).toEqual(['Buy tea', 'Drink it', 'Stay in', 'Buy it', 'Rest'])
  expect(actions[0]).toEqual({ ...plainAction('Buy tea', 3), at: 7 })
})

test('MOVE-IN-5: action items of the file still belong to their notes', () => {
  expect(withActionColumns(RETRO).actions.map(({ note }) => note)).toEqual([null, 0, 2, null, null])
})

test('MOVE-IN-9: the author of such a note is not its assignee', () => {
  expect(withActionColumns(RETRO).actions[0]?.assignee).toBeNull()
})

test('MOVE-IN-7: the comments and the votes of such a note are left out with its line', () => {
  expect(withActionColumns(RETRO).leftOut).toEqual([
    { reason: 'empty', line: 1 },
    { reason: 'too-many-comments', line: 3 },
    { reason: 'too-many-votes', line: 3 },
  ])
})

test('MOVE-IN-5: a retro without such a column stays as it is', () => {
  const plain = { ...RETRO, columns: ['Glad', 'Sad', 'Action plan'] }
  expect(withActionColumns(plain)).toBe(plain)
})

test('MOVE-IN-5: a file with two columns of action items has the notes of both as action items', () => {
  for (const [one, other] of [
    ['Actions', 'Action items'],
    ['Actions', 'Actions (2)'],
  ] as const) {
    const { columns, notes, actions } = withActionColumns({
      ...RETRO,
      columns: ['Glad', one, other],
      notes: [plainNote('Tea', 'Glad', 2), plainNote('Buy tea', one, 3), plainNote('Buy milk', other, 4)],
      actions: [],
    })
    expect([columns, notes.map(({ text }) => text)]).toEqual([['Glad'], ['Tea']])
    expect(actions.map(({ text }) => text)).toEqual(['Buy tea', 'Buy milk'])
  }
})
