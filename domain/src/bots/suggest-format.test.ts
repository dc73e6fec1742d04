import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORMATS } from '../board/formats/formats.ts'
import { COLUMNS_MAX, NAME_MAX } from '../board/limits.ts'
import { TOPIC_MAX } from './limits.ts'
import { suggestFormat } from './suggest-format.ts'

const topics = fc.string({ minLength: 1, maxLength: TOPIC_MAX, unit: 'grapheme' })

describe('BOT-14: a format for a topic', () => {
  test('BOT-14: is always the same for one seed, and differs between seeds', () => {
    const of = (seed: string) => suggestFormat('remote onboarding', seed, FORMATS)
    expect(of('a')).toEqual(of('a'))
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(of(seed)))
    expect(new Set(names).size).toBeGreaterThan(3)
  })

  test('BOT-14: comes from the format that speaks of the topic, where one does', () => {
    const { name, columns, theme } = suggestFormat('sailboat', 'any', FORMATS)
    const sailboat = FORMATS.find(({ slug }) => slug === 'sailboat')
    expect(name).toBe('Sailboat')
    expect(theme).toBe(sailboat?.theme)
    expect(columns.map(({ meaning }) => meaning)).toEqual(sailboat?.columns.map(({ meaning }) => meaning))
  })

  test('BOT-14: is composed of columns of several formats for any other topic', () => {
    const { columns } = suggestFormat('zzz', 'any', FORMATS)
    expect(columns.map(({ meaning }) => meaning)).toEqual(['good', 'bad', 'idea', 'question'])
    expect(columns[0]?.name).toMatch(/ \(What went well with zzz\?\)$/)
  })

  test('BOT-14: any topic gives one to five columns that a board takes', () => {
    fc.assert(
      fc.property(topics, fc.string(), (topic, seed) => {
        const { columns } = suggestFormat(topic, seed, FORMATS)
        expect(columns.length).toBeGreaterThan(0)
        expect(columns.length).toBeLessThanOrEqual(COLUMNS_MAX)
        for (const { name } of columns) expect(name.length).toBeLessThanOrEqual(NAME_MAX)
        expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
      }),
    )
  })
})
