import { describe, expect, test } from 'vitest'
import { readActions } from './read-actions.ts'
import { readColumns } from './read-columns.ts'
import { newReport, type ProblemCode, type WarningCode } from './report.ts'
import { LATER } from './testing/imported.ts'

const ACTION = { text: 'Buy tea', status: 0 }

function read(value: unknown, notes = 2) {
  const [problems, warnings] = [newReport<ProblemCode>(), newReport<WarningCode>()]
  const actions = readActions(value, { now: LATER, notes }, { problems, warnings })
  const told = [...problems.lines, ...warnings.lines].map(({ code, detail }) => `${code} ${detail}`)
  return { actions, told }
}

const many = (count: number, action: object = ACTION) => Array.from({ length: count }, () => action)

describe('the action items of a file', () => {
  test('ACTION-38: 1,000 are imported, and not one more', () => {
    expect(read(many(1000)).told).toEqual([])
    expect(read(many(1001)).told).toEqual(['too-many-actions 1001'])
  })

  test('IMPORT-17: those of earlier retros are left out before the limit, and the report counts them', () => {
    const earlier = { ...ACTION, earlier: true }
    const { actions, told } = read([...many(500, earlier), ...many(1000), earlier])
    expect([actions.length, told]).toEqual([1000, ['earlier-actions-left-out 501']])
  })

  test('only an item that is marked so is of an earlier retro, so that no other value loses an item', () => {
    for (const earlier of [false, 'true', 1, null, undefined])
      expect(read([{ ...ACTION, earlier }])).toMatchObject({ told: [], actions: [{ text: 'Buy tea' }] })
  })

  test('ACTION-36: a text takes 1,000 characters, and not one more', () => {
    expect(read([{ text: 'x'.repeat(1000) }]).told).toEqual([])
    expect(read([{ text: 'x'.repeat(1001) }]).told).toEqual(['text-too-long actions[0].text'])
  })

  test.each([null, 5, 'Buy tea', {}, { text: ' ' }, { text: ['x'] }, { text: '\u0000' }])(
    '%j is no action item, and is reported with its path',
    (action) => {
      expect(read([ACTION, action]).told).toEqual(['value-invalid actions[1].text'])
    },
  )

  test('paths count the action items that are read', () => {
    expect(read([{ ...ACTION, earlier: true }, {}]).told).toContain('value-invalid actions[0].text')
  })

  test('only the status 1 is done; an open item has no time at which it was done', () => {
    const states = [1, 0, '1', true, 2, undefined]
    const { actions } = read(states.map((status) => ({ ...ACTION, status, doneAt: LATER })))
    expect(actions.map(({ status, doneAt }) => [status, doneAt])).toEqual([
      [1, LATER],
      ...Array.from({ length: 5 }, () => [0, null]),
    ])
  })

  test.each([
    ['2027-02-28', '2027-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', null],
    ['2027-13-01', null],
    ['2027-00-10', null],
    ['2027-1-1', null],
    ['2027-01-01T00:00:00Z', null],
    [' 2027-01-01', null],
    [20_270_101, null],
    [null, null],
  ])('a due day %j is %j: a day that does not exist is none', (due, day) => {
    expect(read([{ ...ACTION, due }])).toMatchObject({ told: [], actions: [{ due: day }] })
  })

  test('an item comes from a note that is in the file, or from none', () => {
    const { actions, told } = read([0, 1, 2, -1, 0.5, '0', null].map((note) => ({ ...ACTION, note })))
    expect([actions.map(({ note }) => note), told]).toEqual([[0, 1, null, null, null, null, null], []])
    expect(read([{ ...ACTION, note: 0 }], 0).actions[0]?.note).toBeNull()
  })

  test('IMPORT-17: an item has the name of its assignee, and no other name', () => {
    const { actions } = read([{ ...ACTION, assignee: 'Ann', assignees: ['Tao'], by: 'Bob' }])
    expect([actions[0]?.assignee, JSON.stringify(actions)]).toEqual([
      'Ann',
      expect.not.stringMatching(/Tao|Bob/),
    ])
  })

  test.each([
    [' Ann  Lee ', ' Ann  Lee '],
    ['Ann\nLee', 'Ann Lee'],
    ['\u0000Ann', 'Ann'],
    ['', null],
    [' \u200B', null],
    [7, null],
    [{ name: 'Ann' }, null],
    [undefined, null],
  ])('an assignee %j is %j: what is no name is none', (assignee, name) => {
    expect(read([{ ...ACTION, assignee }])).toMatchObject({ told: [], actions: [{ assignee: name }] })
  })
})

describe('the columns of a file', () => {
  function columnsOf(value: unknown) {
    const problems = newReport<ProblemCode>()
    const columns = readColumns(value, problems)
    return { columns, told: problems.lines.map(({ code, detail }) => `${code} ${detail}`) }
  }

  test('BOARD-73: five are imported, and neither six nor none', () => {
    expect(columnsOf(many(5, { name: 'a' })).told).toEqual([])
    expect(columnsOf(many(6, { name: 'a' })).told).toEqual(['too-many-columns 6'])
    expect(columnsOf([]).told).toEqual(['value-invalid columns'])
    for (const value of [undefined, null, {}, 'a,b'])
      expect(columnsOf(value).told).toEqual(['value-invalid columns'])
  })

  test('BOARD-72: a name takes 60 characters on one line, and may be empty', () => {
    const names = ['x'.repeat(60), `  ${'x'.repeat(60)}\n`, 'two\nlines', '', 'a\u0000\uD800']
    expect(columnsOf(names.map((name) => ({ name })))).toEqual({
      columns: ['x'.repeat(60), 'x'.repeat(60), 'two lines', '', 'a\uFFFD'].map((name) => ({
        name,
        meaning: 'other',
      })),
      told: [],
    })
    expect(columnsOf([{ name: 'x'.repeat(61) }]).told).toEqual(['column-too-long columns[0].name'])
  })

  test('CREATE-25: an unknown meaning is left out', () => {
    const meanings = ['good', 'thanks', 'GOOD', 'constructor', '__proto__', 1, null, ['good']]
    const named = meanings.slice(0, 5).map((meaning) => ({ name: 'a', meaning }))
    expect(columnsOf(named).columns.map(({ meaning }) => meaning)).toEqual([
      'good',
      'thanks',
      'other',
      'other',
      'other',
    ])
    for (const meaning of meanings.slice(5))
      expect(columnsOf([{ name: 'a', meaning }]).columns[0]?.meaning).toBe('other')
  })
})
