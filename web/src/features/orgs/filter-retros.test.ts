import { describe, expect, test } from 'vitest'
import { filterRetros } from './filter-retros.ts'

const retro = (name: string, columns: string[] = ['Start', 'Stop']) => ({
  id: name,
  name,
  columns,
  timestamp: 0,
  updatedAt: 0,
  cardsCount: 0,
  orgId: 'o1',
  membersCount: 1,
  planId: null,
  isAnonymous: false,
  compact: false,
  modelId: null,
  pulseData: null,
  meanings: [],
  isPrivate: false,
  daysRemaining: null,
  theme: null,
  backgroundUrl: null,
})
const retros = [retro('Sprint 12'), retro('Rétro de Noël', ['Gardé', 'Jeté']), retro('Спринт 7')]
const found = (query: string) => filterRetros(retros, query).map(({ name }) => name)

describe('filtering the retros of a team', () => {
  test.each([
    ['', ['Sprint 12', 'Rétro de Noël', 'Спринт 7']],
    ['   ', ['Sprint 12', 'Rétro de Noël', 'Спринт 7']],
    ['sprint', ['Sprint 12']],
    ['12 SPR', ['Sprint 12']],
    ['noel', ['Rétro de Noël']],
    ['jete', ['Rétro de Noël']],
    ['стоп', []],
    ['спринт', ['Спринт 7']],
    ['stop 7', ['Спринт 7']],
    ['.*', []],
  ])('DASH-13: %j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })
})
