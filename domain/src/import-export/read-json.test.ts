import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { readExportedBoard } from './read-json.ts'
import { importedBoard, LATER, planOf } from './testing/imported.ts'

const NOTE = { column: 0, text: 'Tea', at: 1_700_000_000_000, votes: 0 }

function file(changes: object = {}): object {
  return {
    kind: 'retropulse-board',
    version: 1,
    title: 'Sprint 12',
    settings: { isAnonymous: false },
    columns: [{ name: 'Went well', meaning: 'good' }],
    notes: [NOTE],
    actions: [],
    ...changes,
  }
}

const read = (value: unknown) =>
  readExportedBoard(typeof value === 'string' ? value : JSON.stringify(value), LATER)
const problemsOf = (value: unknown) => {
  const answer = read(value)
  return answer.ok ? [] : answer.problems.map(({ line, code, detail }) => `${line} ${code} ${detail}`.trim())
}

describe('an export that is imported again', () => {
  test('IMPORT-28: settings that the file leaves out are as on a new board, and authors are hidden', () => {
    const plan = planOf(read(file({ settings: undefined, actions: undefined })))
    expect(plan).toMatchObject({ isAnonymous: true, theme: null, sortBy: null, voting: null, actions: [] })
  })

  test('EXPORT-20: a retro of few columns stays compact, one of more columns than that does not', () => {
    const compact = (count: number) => {
      const columns = Array.from({ length: count }, () => ({ name: 'Glad', meaning: 'good' }))
      return planOf(read(file({ settings: { isCompact: true }, columns }))).isCompact
    }
    expect([compact(1), compact(3), compact(4)]).toEqual([true, true, false])
    expect(planOf(read(file({ settings: { isCompact: 'yes' } }))).isCompact).toBe(false)
  })

  test('IMPORT-11, IMPORT-28: names of authors are not read: imported notes belong to no user', () => {
    const answer = read(
      file({ notes: [{ ...NOTE, author: 'Ann', comments: [{ text: 'Yes', author: 'Bob' }] }] }),
    )
    expect(answer).toMatchObject({ ok: true, warnings: [{ code: 'names-left-out' }] })
    const board = importedBoard(planOf(answer))
    const told = JSON.stringify([...board.notes.values()])
    expect(told).not.toMatch(/Ann|Bob/)
    expect([...board.notes.values()].map(({ by, comments }) => [by, comments[0]?.by])).toEqual([
      ['~imported', '~imported'],
    ])
  })

  test('IMPORT-17: action items that were open before that retro are left out; done ones stay done', () => {
    const answer = read(
      file({
        actions: [
          { text: 'Old', status: 0, earlier: true },
          { text: 'Buy tea', status: 1, at: 1_700_000_000_000, doneAt: 1_700_000_000_001 },
          { text: 'Call', status: 0, due: '2027-03-01' },
        ],
      }),
    )
    expect(answer).toMatchObject({ warnings: [{ code: 'earlier-actions-left-out', detail: '1' }] })
    const actions = [...importedBoard(planOf(answer)).actions.values()]
    const told = actions.map(({ text, status, due }) => [text, status, due].join(' '))
    expect(told.sort()).toEqual(['Buy tea 1 ', 'Call 0 2027-03-01'])
  })

  test('IMPORT-17: an action item keeps the note that it came from, if that is in the file', () => {
    const actions = [0, 1, null].map((note) => ({ text: 'Buy tea', status: 0, note }))
    const board = importedBoard(planOf(read(file({ actions }))))
    const [note] = board.notes.values()
    const kept = [...board.actions.values()].map(({ noteId }) => noteId)
    expect(kept.filter((id) => id !== null)).toEqual([note?.id])
  })

  test('IMPORT-15: times that lie ahead or are invalid become that of the import', () => {
    const notes = [LATER + 1, -1, 'soon', 1e300, undefined].map((at) => ({ ...NOTE, at }))
    const board = importedBoard(planOf(read(file({ notes }))))
    expect(new Set([...board.notes.values()].map(({ at }) => at))).toEqual(new Set([LATER]))
  })

  test('IMPORT-21, SUMMARY-25: the text above the summary comes back; files without one have none', () => {
    const textIn = (changes: object) => importedBoard(planOf(read(file(changes)))).summaryText
    expect(textIn({ summaryText: ' A good sprint.\r\nMostly. ' })).toBe('A good sprint.\nMostly.')
    expect([textIn({}), textIn({ summaryText: null })]).toEqual([null, null])
    expect(textIn({ summaryText: 'x'.repeat(2000) })).toHaveLength(2000)
    expect(problemsOf(file({ summaryText: 'x'.repeat(2001) }))).toEqual(['null text-too-long summaryText'])
    expect(problemsOf(file({ summaryText: 1 }))).toEqual(['null value-invalid summaryText'])
  })

  test('300 notes with 300 comments are imported', () => {
    const notes = Array.from({ length: 300 }, (_, at) => ({ ...NOTE, comments: [{ text: `Comment ${at}` }] }))
    expect(importedBoard(planOf(read(file({ notes })))).notes.size).toBe(300)
  })
})

describe('IMPORT-8: a file of another kind, or a broken one, is refused', () => {
  const withNote = (changes: object) => file({ notes: [{ ...NOTE, ...changes }] })
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
  const wrong: readonly (readonly [problem: string, content: unknown])[] = [
    ['null file-empty', ''],
    ['3 json-broken', '{\n"kind": "retropulse-board",\n}'],
    ['null json-broken', '{"kind": }'],
    ['null not-a-board', 'null'],
    ['null not-a-board', '[]'],
    ['null not-a-board', '{"__proto__":{"kind":"retropulse-board","version":1}}'],
    ['null version-unknown 2', file({ version: 2 })],
    ['null value-invalid title', file({ title: ' ' })],
    ['null value-invalid columns', file({ columns: [] })],
    ['null too-many-columns 6', file({ columns: many(6, { name: 'a' }) })],
    ['null value-invalid columns[0].name', file({ columns: [{}] })],
    ['null column-too-long columns[0].name', file({ columns: [{ name: 'x'.repeat(61) }] })],
    ['null value-invalid notes', file({ notes: {} })],
    ['null value-invalid notes[1].text', file({ notes: [NOTE, { ...NOTE, text: '' }] })],
    ['null text-too-long notes[0].text', withNote({ text: 'x'.repeat(2001) })],
    ['null value-invalid notes[0].column', withNote({ column: 1 })],
    ['null votes-invalid notes[0].votes', withNote({ votes: -1 })],
    ['null value-invalid notes[0].reactions[0]', withNote({ reactions: [{ emoji: 'ab', count: 1 }] })],
    ['null value-invalid notes[0].reactions[0]', withNote({ reactions: [{ emoji: '👍', count: 10_001 }] })],
    ['null value-invalid notes[0].comments[0].text', withNote({ comments: [{ text: 1 }] })],
    ['null too-many-comments notes[0]', withNote({ comments: many(201, { text: 'x' }) })],
    ['null text-too-long notes[0].groupTitle', withNote({ groupTitle: 'x'.repeat(61) })],
    ['null value-invalid notes[0].group', withNote({ group: { into: 0, place: 1 } })],
    [
      'null group-too-large notes[0]',
      file({ notes: [NOTE, ...many(100, { ...NOTE, group: { into: 0, place: 1 } })] }),
    ],
    ['null too-many-notes 3001', file({ notes: many(3001, NOTE) })],
    [
      'null too-many-comments 10100',
      file({ notes: many(101, { ...NOTE, comments: many(100, { text: 'x' }) }) }),
    ],
    ['null too-many-votes 19998', file({ notes: many(2, { ...NOTE, votes: 9999 }) })],
    ['null too-many-actions 1001', file({ actions: many(1001, { text: 'x' }) })],
  ]
  test.each(wrong)('%s', (problem, content) => {
    expect(problemsOf(content)).toContain(problem)
  })

  test('deep nesting, property names that every object has and odd values get an answer', () => {
    expect(problemsOf('['.repeat(100_000))[0]).toMatch(/json-broken|not-a-board/)
    expect(read(file({ constructor: 1, toString: 2, notes: [{ ...NOTE, valueOf: 3 }] })).ok).toBe(true)
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('title', 'columns', 'notes', 'actions', 'voting'),
        (odd, field) => {
          const answer = read(JSON.stringify(file({ [field]: odd })) ?? '')
          if (answer.ok) importedBoard(answer.plan)
          expect(typeof answer.ok).toBe('boolean')
        },
      ),
      runs(300),
    )
  })
})
