import { describe, expect, test } from 'vitest'
import { COLUMNS_MAX, NOTE_TEXT_MAX, NOTES_MAX } from '../board/limits.ts'
import { IMPORT_BYTES_MAX, LEFT_OUT_LINES_MAX, NAMES_MAX, REPORT_LINES_MAX } from './limits.ts'
import { type ImportInput, type ImportRead, readImport } from './read-import.ts'

const read = (file: ImportInput) => readImport(file, { now: 1_800_000_000_000, meaningOf: () => 'other' })

/** Reads a file, and expects an answer whose lists have bounds, whatever the file holds. */
function expectBounded(file: ImportInput): ImportRead {
  const answer = read(file)
  const [problems, warnings] = answer.ok ? [[], answer.warnings] : [answer.problems, []]
  expect(Math.max(problems.length, warnings.length)).toBeLessThanOrEqual(REPORT_LINES_MAX)
  expect([...problems, ...warnings].every(({ detail }) => detail.length <= 100)).toBe(true)
  for (const { plan, leftOut, names } of answer.ok ? answer.retros : []) {
    expect(plan.columns.length).toBeLessThanOrEqual(COLUMNS_MAX)
    expect(plan.notes.length).toBeLessThanOrEqual(NOTES_MAX)
    expect(plan.notes.every(({ text }) => text.length <= NOTE_TEXT_MAX)).toBe(true)
    expect(names.length).toBeLessThanOrEqual(NAMES_MAX)
    for (const { lines } of leftOut) expect(lines.length).toBeLessThanOrEqual(LEFT_OUT_LINES_MAX)
  }
  return answer
}

const MAPPING = { text: 0, column: null, votes: null, columns: [] }

describe('MOVE-IN-8, IMPORT-8: a hostile file is answered, and the answer has bounds', () => {
  test.each([
    ['a million columns', `${'a,'.repeat(1_000_000)}\n${'b,'.repeat(1_000_000)}`],
    [
      'a million columns that name votes',
      `${'Glad,Votes Glad,'.repeat(300_000)}\n${'Tea,1,'.repeat(300_000)}`,
    ],
    ['10 MB of quotes', '"'.repeat(IMPORT_BYTES_MAX)],
    ['10 MB of quotes and commas', '",'.repeat(IMPORT_BYTES_MAX / 2)],
    ['a line of 10 MB', 'a'.repeat(IMPORT_BYTES_MAX)],
    ['lists within lists in JSON', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['objects within objects in JSON', `${'{"lists":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
    ['two million lines', `Text\n${'\n'.repeat(2_000_000)}`],
  ])('%s', (_, content) => {
    expectBounded({ content })
    const part = content.slice(0, 500_000)
    expectBounded({ content: part, mapping: MAPPING })
    expectBounded({ content: part, mapping: { ...MAPPING, wide: [0, 1, 99] } })
  })

  test('IMPORT-26: a text of 10 MB is a problem of its line, not a note', () => {
    const answer = expectBounded({ content: `Text\n${'a'.repeat(IMPORT_BYTES_MAX - 5)}` })
    expect(answer).toMatchObject({ ok: false, problems: [{ line: 2, code: 'text-too-long' }] })
  })

  test('MOVE-IN-7: of a recognised file it is cut, and reported with its line', () => {
    const answer = expectBounded({ content: `Glad,Votes Glad\n${'a'.repeat(5_000_000)},1\nTea,2\n` })
    expect(answer).toMatchObject({
      source: 'easyretro',
      retros: [
        { plan: { notes: [{}, { text: 'Tea' }] }, leftOut: [{ reason: 'text-too-long', lines: [2] }] },
      ],
    })
  })

  test('MOVE-IN-6, MOVE-IN-7: of too many notes in too many columns those that fit come', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `current,C${at % 80},"Note ${at}",1,`)
    const answer = expectBounded({ content: `Archive,Category,Message,Votes,State\n${rows.join('\n')}\n` })
    expect(answer).toMatchObject({
      source: 'refacto',
      retros: [{ leftOut: [{ reason: 'too-many-notes', count: 2000 }] }],
    })
  })

  test('the work is that of the part that is read: more rows give the same answer but for what is cut', () => {
    const file = (rows: number) => ({ content: `Glad,Votes Glad\n${'Tea,1\n'.repeat(rows)}` })
    expect(expectBounded(file(200_000))).toEqual(expectBounded(file(20_000)))
  })

  test('property names that every object has are ordinary names', () => {
    const names = ['__proto__', 'constructor', 'toString']
    const content = `${names.map((name) => `${name},Votes ${name}`).join(',')}\nTea,1,Sun,2,Rain,3\n`
    const columns = [{ from: '__proto__', to: 'hasOwnProperty' }]
    expect(expectBounded({ content, columns })).toMatchObject({
      source: 'easyretro',
      retros: [
        {
          columns: names.map((name) => ({ name, notes: 1 })),
          plan: { columns: [{ name: 'hasOwnProperty' }, { name: 'constructor' }, { name: 'toString' }] },
        },
      ],
    })
  })
})
