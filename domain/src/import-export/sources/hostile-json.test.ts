import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { SAMPLE_FILES } from './testing/sample-files.ts'

const FILES = SAMPLE_FILES.filter(({ content }) => /^[[{]/.test(content))

/** The sections of Metro Retro are the names of its fields, so that an unknown one is a section. */
const FIXED = FILES.filter(({ source }) => source !== 'metroretro')

const read = (content: string) => recognise({ name: '', content })
const notesOf = (content: string) => read(content)?.retros.flatMap(({ notes }) => notes) ?? []

describe('MOVE-IN-8: JSON of other tools may hold anything', () => {
  test.each(FIXED)('$layout: unknown fields are not read', ({ content }) => {
    const extra = `"zzz":{"text":"x","votes":7},"extra":[[1],{"a":null}],`
    expect(read(content.replaceAll(/\{(?=")/g, `{${extra}`))).toEqual(read(content))
  })

  test.each(FIXED)('$layout: a prototype in the file changes no object', ({ content }) => {
    const polluting = '"__proto__":{"votes":7,"closed":true,"polluted":true},'
    expect(read(content.replaceAll(/\{(?=")/g, `{${polluting}`))).toEqual(read(content))
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test.each(FILES)('$layout: deep nesting in place of any text or number is no harm', ({ content }) => {
    const deep = `${'{"a":['.repeat(5000)}1${']}'.repeat(5000)}`
    const values = [...content.matchAll(/:("[^"]*"|\d+)/g)]
    expect(values.length).toBeGreaterThan(0)
    for (const { index, 1: value = '' } of values) {
      const changed = `${content.slice(0, index + 1)}${deep}${content.slice(index + 1 + value.length)}`
      expect(() => read(changed)).not.toThrow()
    }
  })

  test.each(FILES)('$layout: values of other kinds are none', ({ content }) => {
    const values = [...content.matchAll(/:("[^"]*"|\d+)/g)]
    for (const { index, 1: value = '' } of values)
      for (const other of ['null', 'true', '-1', '1.5', '1e999', '""', '[]', '{}', '"\\ud800"']) {
        const changed = `${content.slice(0, index + 1)}${other}${content.slice(index + 1 + value.length)}`
        for (const { text, votes, at } of notesOf(changed)) {
          expect(typeof text).toBe('string')
          expect(Number.isInteger(votes) && votes >= 0).toBe(true)
          expect(at === null || Number.isInteger(at)).toBe(true)
        }
      }
  })

  test.each(FILES)('$layout: in place of the file, a text or a number is of no tool', ({ content }) => {
    expect(read(JSON.stringify(content))).toBeNull()
    expect(read(`[${content},1]`)?.retros.length ?? 0).toBeLessThanOrEqual(2)
  })
})

describe('MOVE-IN-7: of JSON with more items than are read the first ones come', () => {
  const many = <Item>(item: (at: number) => Item, count = 10_001) =>
    Array.from({ length: count }, (_, at) => item(at))
  const point = { section_id: 1, message: 'Tea', votes_count: 1 }
  const item = { category: 'happy', message: 'Tea', votes: 1 }

  test.each([
    ['ideaboardz', many((id) => ({ id, ...point }))],
    ['metroretro', { Glad: many(() => ({ author: { name: 'Mira' }, content: 'Tea', votes: 1 })) }],
    ['refacto', { name: 'Harbour', current: { format: 'mood', items: many(() => item) } }],
    [
      'trello',
      {
        name: 'Retro',
        prefs: {},
        lists: [{ id: 'l1', name: 'Glad' }],
        cards: many((at) => ({ id: `${at}`, name: 'Tea', idList: 'l1' })),
      },
    ],
    [
      'azure-devops',
      [
        {
          team: {},
          board: { title: 'Sprint 12', columns: [{ id: 'c1', title: 'Glad' }] },
          items: many((at) => ({ id: `${at}`, title: 'Tea', columnId: 'c1', upvotes: 1 })),
        },
      ],
    ],
    [
      'scrumlr',
      {
        board: { id: 'b1' },
        columns: [{ id: 'c1', name: 'Glad', index: 0 }],
        notes: many((at) => ({
          id: `${at}`,
          text: 'Tea',
          position: { column: 'c1', stack: null, rank: at },
        })),
      },
    ],
  ])('%s', (source, value) => {
    const found = read(JSON.stringify(value))
    expect([found?.source, found?.retros.length]).toEqual([source, 1])
    expect(found?.retros[0]?.notes).toHaveLength(10_000)
    expect(found?.retros[0]?.leftOut).toEqual([{ reason: 'too-many-notes', line: null }])
  })
})

describe('MOVE-IN-1: a title fits a board', () => {
  const titled = (name: string | null) =>
    read(JSON.stringify({ name, prefs: {}, lists: [{ id: 'l1', name: 'Glad' }], cards: [] }))?.retros[0]
      ?.title

  test.each([
    ['Retro\n 12 ', 'Retro 12'],
    ['n'.repeat(93), 'n'.repeat(92)],
    [`${'n'.repeat(91)}😀`, 'n'.repeat(91)],
    [' ', null],
    [null, null],
  ])('%j becomes %j', (name, title) => {
    expect(titled(name)).toBe(title)
  })
})
