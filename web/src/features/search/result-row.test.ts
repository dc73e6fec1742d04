import type { SearchResult } from '@retropulse/contract/search'
import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { expect, test } from 'vitest'
import { twinsAmong } from './result-row.tsx'

const resultOf = (id: string, name: string, timestamp: number): SearchResult => ({
  kind: 'note',
  board: { id, name, timestamp },
  itemId: `note of ${id}`,
  noteId: null,
  parts: [],
})
const MORNING = new Date(2026, 10, 26, 9).getTime()

test('SEARCH-18: retros of one title and day show their time, and no others', () => {
  const twins = twinsAmong([
    resultOf('morning', 'Sprint 61', MORNING),
    resultOf('noon', 'Sprint 61', MORNING + 3 * HOUR_MS),
    resultOf('other title', 'Sprint 62', MORNING),
    resultOf('other day', 'Sprint 61', MORNING + 48 * HOUR_MS),
  ])
  expect([...twins]).toEqual(['morning', 'noon'])
})

test('SEARCH-18: several results of one retro need no time', () => {
  const result = resultOf('retro', 'Sprint 61', MORNING)
  expect(twinsAmong([result, { ...result, itemId: 'another' }]).size).toBe(0)
})
