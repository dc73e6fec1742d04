import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../../kernel/testing/arbitrary-text.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { fitRetro } from './fit-retro.ts'
import { recognise } from './recognise.ts'
import { SAMPLE_FILES } from './testing/sample-files.ts'

const read = (content: string) => recognise({ name: '', content })

/** Reads a text, and expects a retro whose parts belong together. */
function expectWhole(content: string): void {
  const lines = content.split(/\r\n|\r|\n/).length
  for (const retro of read(content)?.retros ?? []) {
    expect(new Set(retro.columns).size).toBe(retro.columns.length)
    for (const { column, votes, line } of retro.notes) {
      expect(column === null || retro.columns.includes(column), `the column ${column}`).toBe(true)
      expect(Number.isInteger(votes) && votes >= 0).toBe(true)
      expect(line === null || (line >= 1 && line <= lines)).toBe(true)
    }
    for (const { note } of retro.actions) expect(note === null || note < retro.notes.length).toBe(true)
    for (const { line } of retro.leftOut) expect(line === null || (line >= 1 && line <= lines)).toBe(true)
    const { plan } = fitRetro(retro, {
      title: 'Sprint 12',
      columns: [],
      names: new Set(),
      meaningOf: () => 'other',
    })
    expect(plan.notes.every(({ column }) => plan.columns[column] !== undefined)).toBe(true)
  }
}

describe('MOVE-IN-1: a file is recognised by its content', () => {
  test.each(SAMPLE_FILES)('$layout', ({ source, content }) => {
    for (const name of ['', 'notes.txt', 'board.csv', 'trello.json'])
      expect(recognise({ name, content })?.source).toBe(source)
    expect(read(content)?.retros.flatMap(({ notes }) => notes).length).toBeGreaterThan(0)
    expectWhole(content)
  })

  test.each(SAMPLE_FILES.filter(({ layout }) => !layout.startsWith('easyretro')))(
    '$layout with the line breaks of another system',
    ({ source, content }) => {
      const [one, other] = [read(content), read(content.replaceAll('\n', '\r\n'))]
      expect(other?.source).toBe(source)
      expect(other?.retros.map(({ notes }) => notes.length)).toEqual(
        one?.retros.map(({ notes }) => notes.length),
      )
    },
  )

  test.each([
    ['nothing', ''],
    ['a table', 'Column,Text,Votes\nGlad,Tea,1\n'],
    ['a text', 'Dear all,\n\n- bring tea\n- bring cake\n'],
    ['JSON', '{"title":"Tea"}'],
    ['a list in JSON', '[1,2,3]'],
    [
      'a board of Retropulse',
      '{"kind":"retropulse-board","version":1,"title":"Tea","columns":[],"notes":[]}',
    ],
    [
      'a list of tasks of Parabol',
      '"author","status","agendaItem","type","createdAt","discussionThread","content"\n',
    ],
  ])('%s is of no known tool', (_, content) => {
    expect(read(content)).toBeNull()
  })
})

describe('MOVE-IN-8: any text gets an answer whose parts belong together', () => {
  const sample = fc.constantFrom(...SAMPLE_FILES.map(({ content }) => content))
  const piece = fc.oneof(
    arbitraryCodeUnits,
    fc.constantFrom('"', ',', '\n', '\r\n', '- ', '(', ')', '#', '*', '_(', '&amp;', '<', '>', '0', '-1'),
    fc.constantFrom('null', '{}', '[]', '[', '1e308', '__proto__', 'constructor', '\uD800', '\u0000'),
  )

  test('that is arbitrary', () => {
    fc.assert(fc.property(fc.oneof(arbitraryCodeUnits, fc.json(), piece), expectWhole), runs(500))
  })

  test('that is a file broken off', () => {
    for (const { content } of SAMPLE_FILES)
      for (let end = 0; end < content.length; end += 1) expectWhole(content.slice(0, end))
  })

  test('that is a file with pieces put in, taken away or repeated', () => {
    const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), piece)
    fc.assert(
      fc.property(sample, fc.array(change, { minLength: 1, maxLength: 4 }), (content, changes) => {
        let changed = content
        for (const [place, length, put] of changes) {
          const at = Math.floor(place * changed.length)
          changed = changed.slice(0, at) + put + changed.slice(at + length)
        }
        expectWhole(changed)
      }),
      runs(500),
    )
  })

  test('that is JSON with any value at any place', () => {
    const json = fc.constantFrom(...SAMPLE_FILES.filter(({ content }) => /^[[{]/.test(content)))
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(-1, 1e308, 2 ** 53, '', [[]], [null]),
    )
    fc.assert(
      fc.property(json, fc.nat(40), value, ({ content }, place, put) => {
        let count = 0
        expectWhole(
          JSON.stringify(JSON.parse(content), (_, inner: unknown) => {
            count += 1
            return count === place + 2 ? put : inner
          }),
        )
      }),
      runs(300),
    )
  })
})

describe('MOVE-IN-8: a hostile file takes linear time', () => {
  const FILLERS = [
    ',',
    '"',
    '",',
    '\n',
    ' ',
    '1',
    '(1',
    '- ',
    '* ',
    '_(',
    '&',
    '<',
    '[',
    '{"a":',
    '\n- a (1)',
    '\n "',
  ]

  test.each([{ layout: 'an empty file', content: '' }, ...SAMPLE_FILES])('$layout', ({ content }) => {
    const places = [0, content.indexOf('\n') + 1, Math.floor(content.length * 0.8)]
    for (const filler of FILLERS)
      for (const at of places) {
        const hostile = filler.repeat(Math.floor(100_000 / filler.length))
        expect(() => read(content.slice(0, at) + hostile + content.slice(at))).not.toThrow()
      }
  })

  test.each([
    ['a list within lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['a million columns', `${'a,'.repeat(1_000_000)}\n${'b,'.repeat(1_000_000)}`],
    ['a line of 5 MB', 'a'.repeat(5_000_000)],
    ['five million lines', '\n'.repeat(5_000_000)],
    ['five million quotes', '"'.repeat(5_000_000)],
  ])('%s', (_, content) => {
    expect(read(content)).toBeNull()
  })

  test('MOVE-IN-7: rows beyond those that are read are reported, and no text is lost before', () => {
    const wide = read(`Glad,Votes Glad\n${'Tea,1\n'.repeat(20_000)}`)
    expect(wide?.retros[0]?.notes).toHaveLength(10_000)
    expect(wide?.retros[0]?.leftOut).toEqual([{ reason: 'too-many-notes', line: 10_002 }])
    const copied = read(`Glad\n${'- Tea (1)\n'.repeat(60_000)}`)
    expect(copied?.retros[0]?.leftOut).toEqual([{ reason: 'too-many-notes', line: 50_001 }])
  })
})
