import { expect, test } from 'vitest'
import { LINE_READ_MAX, NAMES_MAX } from './limits.ts'
import { readImport } from './read-import.ts'

/*
 * The attack: thousands of cards of a file share one name of a megabyte, which was read again for each. Read so, each of
 * these files takes minutes.
 */
const NAME = 'y z '.repeat(250_000)
const CARDS = 5000
const cards = <Card>(card: (at: number) => Card) => Array.from({ length: CARDS }, (_, at) => card(at))
const read = (file: Parameters<typeof readImport>[0]) =>
  readImport(file, { now: 1_800_000_000_000, meaningOf: () => 'other' })

const snapshot = { format: 'mood', items: [{ category: 'happy', message: 'Tea', votes: 1 }] }
const note = { author: { name: 'Mira' }, content: 'Tea', votes: 1, group: 'Tea' }

test.each([
  ['an archive', { name: NAME, current: snapshot, archives: cards(() => ({ snapshot })) }],
  ['a section', { [NAME]: cards(() => note) }],
  [
    'a column and an author',
    {
      board: { id: 'b1' },
      columns: [{ id: 'c1', name: NAME, index: 0 }],
      participants: [{ user: { id: 'u1', name: NAME } }],
      notes: cards((at) => ({
        id: `${at}`,
        author: 'u1',
        text: 'Tea',
        position: { column: 'c1', stack: null, rank: at },
      })),
    },
  ],
  [
    'a list and a member',
    {
      prefs: {},
      lists: [{ id: 'l1', name: NAME }],
      members: [{ id: 'u1', fullName: NAME }],
      cards: cards((at) => ({ id: `${at}`, name: 'Tea', idList: 'l1' })),
      actions: cards((at) => ({
        type: 'commentCard',
        idMemberCreator: 'u1',
        data: { card: { id: `${at}` }, text: 'Yes' },
      })),
    },
  ],
])('MOVE-IN-8: a name of a megabyte that belongs to %s is read once, and answered in part', (_, value) => {
  const allowed = NAME.slice(0, LINE_READ_MAX).trim()
  const answer = read({ content: JSON.stringify(value), names: [allowed] })
  const retros = answer.ok ? answer.retros : []
  expect(retros.length).toBeGreaterThan(0)
  for (const { columns, names } of retros) {
    expect(columns.every(({ name }) => name.length <= LINE_READ_MAX)).toBe(true)
    expect(names.every((name) => name.length <= LINE_READ_MAX)).toBe(true)
    expect(names.length).toBeLessThanOrEqual(NAMES_MAX)
  }
})

test('MOVE-IN-8: of cards that share an id the first one alone has the comments of that id', () => {
  const board = {
    prefs: {},
    lists: [{ id: 'l1', name: 'Glad' }],
    cards: cards(() => ({ id: 'same', name: 'Tea', idList: 'l1' })),
    actions: cards(() => ({ type: 'commentCard', data: { card: { id: 'same' }, text: 'Yes' } })),
  }
  const answer = read({ content: JSON.stringify(board) })
  const notes = answer.ok ? (answer.retros[0]?.plan.notes ?? []) : []
  expect(notes.filter(({ comments }) => comments.length > 0)).toHaveLength(1)
})

const MAPPING = { text: 0, column: null, votes: null, columns: [] }

test('MOVE-IN-8, MOVE-IN-10: the name of a column of a wide table is read once for all of its rows', () => {
  const content = `${NAME}\n${'Tea\n'.repeat(10_000)}`
  expect(read({ content, mapping: { ...MAPPING, wide: [0] } })).toMatchObject({
    ok: false,
    problems: [{ code: 'column-too-long' }, ...Array.from({ length: 99 }, () => ({}))],
  })
})

test('MOVE-IN-10: a column of a wide table that is chosen several times is read once', () => {
  const wide = Array.from({ length: 100 }, () => 0)
  const answer = read({
    content: 'Glad,Sad\nTea,Rain\nSun\n',
    mapping: { ...MAPPING, wide: [...wide, 1, 99] },
  })
  expect(answer).toMatchObject({
    ok: true,
    retros: [
      {
        columns: [
          { name: 'Glad', notes: 2 },
          { name: 'Sad', notes: 1 },
        ],
      },
    ],
  })
})
