import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { readFile } from './read-file.ts'
import { importedBoard, LATER, planOf } from './testing/imported.ts'

const NOTE = { column: 0, text: 'Tea' }
const FILE = {
  kind: 'retropulse-board',
  version: 1,
  title: 'Sprint 12',
  settings: {},
  columns: [{ name: 'Went well', meaning: 'good' }],
  voting: { maxVotes: 3, column: null },
  notes: [{ ...NOTE, comments: [{ text: 'Yes' }], reactions: [{ emoji: '🍵', count: 2 }] }, NOTE],
  actions: [{ text: 'Buy tea', status: 1 }],
}

const read = (content: string) =>
  readFile({ format: 'json', content }, { now: LATER, meaningOf: () => 'other' })
const readValue = (value: unknown) => read(JSON.stringify(value))
const linesOf = (content: string) => {
  const answer = read(content)
  return answer.ok ? [] : answer.problems.map(({ line, code }) => `${line} ${code}`)
}

describe('IMPORT-8: a file that is no JSON is refused as such', () => {
  test.each([
    ['a word', 'retro'],
    ['only a mark of its encoding and a brace', '\uFEFF{'],
    ['a comma too much', '{"kind":"retropulse-board",}'],
    ['single quotes', "{'kind':'retropulse-board'}"],
    ['a raw line break in a text', '{"title":"Sprint\n12"}'],
    ['a NUL in a text', '{"title":"Sprint\u0000"}'],
    ['a number that JSON has not', '{"version":NaN}'],
    ['two files in one', `${JSON.stringify(FILE)}${JSON.stringify(FILE)}`],
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['comma-separated values', 'Column,Text\nGood,Tea'],
  ])('%s', (_, content) => {
    expect(linesOf(content).map((line) => line.split(' ')[1])).toEqual(['json-broken'])
  })

  test('a truncated file is refused, and never read as a smaller board', () => {
    const whole = JSON.stringify(FILE)
    expect(read(whole).ok).toBe(true)
    for (let end = 1; end < whole.length; end += 1)
      expect(linesOf(whole.slice(0, end))[0]).toMatch(/json-broken$/)
  })

  test('a file of white space and a byte order mark alone is empty', () => {
    for (const content of ['', ' \r\n\t ', '\uFEFF', '\u200b', '\u0000\u0000'])
      expect(linesOf(content)).toEqual(['null file-empty'])
  })

  test('a report names only a line that exists', () => {
    const lines = JSON.stringify(FILE, null, 2).split('\n')
    const broken = fc.tuple(fc.nat(lines.length - 1), fc.constantFrom('}}', ',,', '"', 'nul', '\u0001', '☃'))
    fc.assert(
      fc.property(broken, ([at, junk]) => {
        const [problem = ''] = linesOf(lines.with(at, `${lines[at]}${junk}`).join('\n'))
        const line = /^(null|\d+) json-broken$/.exec(problem)?.[1]
        expect(line).toBeDefined()
        const place = line === 'null' ? 1 : Number(line)
        expect([place >= 1, place <= lines.length]).toEqual([true, true])
      }),
      runs(200),
    )
  })
})

describe('IMPORT-10: JSON that is no export of Retropulse, or of another version', () => {
  test.each(['null', 'true', '0', '""', '"retropulse-board"', '[{"kind":"retropulse-board"}]', '{}'])(
    '%s is no board',
    (content) => {
      expect(linesOf(content)).toEqual(['null not-a-board'])
    },
  )

  test.each([0, 2, '1', 1.5, -1, null, true, undefined])('IMPORT-10: version %j is not read', (version) => {
    expect(readValue({ ...FILE, version })).toMatchObject({
      ok: false,
      problems: [{ line: null, code: 'version-unknown', detail: String(version) }],
    })
  })

  test.each([
    ['an object that has no text', '{"toString":1,"valueOf":1}'],
    ['a list within lists without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a text of a million characters', JSON.stringify('😀'.repeat(500_000))],
  ])('a version that is %s is refused without harm', (_, version) => {
    const answer = read(`{"kind":"retropulse-board","version":${version}}`)
    expect(answer).toMatchObject({ ok: false, problems: [{ code: 'version-unknown' }] })
    const details = answer.ok ? [] : answer.problems.map(({ detail }) => detail)
    expect(details.map((detail) => [detail.length <= 100, detail.isWellFormed()])).toEqual([[true, true]])
  })
})

describe('IMPORT-8: a file may hold anything', () => {
  test('any text gets an answer', () => {
    const text = fc.oneof(
      arbitraryCodeUnits,
      fc.json(),
      fc.string({ unit: fc.constantFrom(...'{}[]",:\\1 ') }),
    )
    fc.assert(
      fc.property(text, (content) => {
        expect(read(content).ok).toBe(false)
      }),
      runs(500),
    )
  })

  test('any value at any place becomes part of a board or is reported with its place', () => {
    const paths = placesOf(FILE).filter((path) => path[0] !== 'kind' && path[0] !== 'version')
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('__proto__', 'constructor', '\uD800', '\u0000', -1, 1e308, 1e-308, 2 ** 53, '', [[]]),
    )
    fc.assert(
      fc.property(fc.constantFrom(...paths), odd, (path, value) => {
        const answer = readValue(withAt(FILE, path, value))
        const planned = answer.ok ? answer.plan.notes.length : 0
        expect(answer.ok ? importedBoard(answer.plan).notes.size : 0).toBe(planned)
        for (const { detail } of answer.ok ? [] : answer.problems)
          expect(detail).toMatch(/^(title|columns|notes|actions|\d)/)
      }),
      runs(500),
    )
  })

  test('deep nesting in place of a text, a list or settings is an ordinary problem', () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const whole = JSON.stringify({ ...FILE, settings: 0, extra: 1 })
    expect(read(whole.replace('"settings":0', `"settings":${deep}`)).ok).toBe(true)
    expect(read(whole.replace('"extra":1', `"extra":${deep}`)).ok).toBe(true)
    expect(linesOf(whole.replace('"title":"Sprint 12"', `"title":${deep}`))).toEqual(['null value-invalid'])
    expect(linesOf(whole.replace('"text":"Yes"', `"text":${deep}`))).toEqual(['null value-invalid'])
  })

  test('of a name that occurs twice the last one counts, as everywhere in JSON', () => {
    const twice = JSON.stringify(FILE).replace('"title":', '"title":"Old","title":')
    expect(planOf(read(twice)).title).toBe('Sprint 12')
  })

  test('a prototype in a file changes no object', () => {
    const polluting = '"__proto__":{"votes":7,"polluted":true},"constructor":{"prototype":{"polluted":true}},'
    const content = JSON.stringify(FILE).replaceAll('"text":', `${polluting}"text":`)
    expect(planOf(read(content)).notes.map(({ votes }) => votes)).toEqual([0, 0])
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('IMPORT-10: any number of unknown fields is not read', () => {
    const extra = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, at]))
    expect(planOf(readValue({ ...extra, ...FILE }))).toEqual(planOf(readValue(FILE)))
  })
})

type Path = readonly (string | number)[]

/** The paths to all places of a value, except for the root. */
function placesOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...placesOf(inner).map((path) => [name, ...path]),
  ])
}

function withAt(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put
  if (Array.isArray(value)) return value.with(Number(name), withAt(value[Number(name)], rest, put))
  const fields = { ...(value as Record<string, unknown>) }
  return { ...fields, [name]: withAt(fields[name], rest, put) }
}
