import type { OrgTeam } from '@retropulse/contract/orgs'
import { describe, expect, test } from 'vitest'
import { nextSort, sortTeams } from './sort-teams.ts'

const team = (name: string, retros: readonly number[], openActions: number): OrgTeam => ({
  id: name,
  name,
  isPrivate: false,
  isArchived: false,
  membersCount: 1,
  boardsCount: retros.length,
  admins: [],
  facilitators: [],
  retros: retros.map((timestamp) => ({ id: `${name}-${timestamp}`, name: 'Sprint', timestamp })),
  openActions,
  allActions: openActions,
})
const TEAMS = [team('Harbour', [1, 4], 2), team('Booking', [], 0), team('Care', [2, 3], 2)]
const namesBy = (...sort: Parameters<typeof sortTeams>[1][]) =>
  sort.map((one) => sortTeams(TEAMS, one).map(({ name }) => name))

// Rules: DASH-40
describe('the order of teams in the overview', () => {
  test('DASH-40: teams stand as they were created until a column is chosen', () => {
    expect(namesBy(null)).toEqual([['Harbour', 'Booking', 'Care']])
  })

  test('DASH-40: a first press sorts names from A, the latest retro and the most open action items first', () => {
    expect(nextSort(null, 'team')).toEqual({ column: 'team', direction: 'ascending' })
    expect(nextSort(nextSort(null, 'team'), 'retros')).toEqual({ column: 'retros', direction: 'descending' })
    expect(nextSort(null, 'actions')).toEqual({ column: 'actions', direction: 'descending' })
  })

  test('DASH-40: the next press turns the order round', () => {
    const ascending = nextSort(null, 'team')
    const descending = nextSort(ascending, 'team')
    expect(namesBy(ascending, descending)).toEqual([
      ['Booking', 'Care', 'Harbour'],
      ['Harbour', 'Care', 'Booking'],
    ])
    expect(nextSort(descending, 'team')).toEqual(ascending)
  })

  test('DASH-40: teams without a retro in the last year come last in both directions', () => {
    const latest = nextSort(null, 'retros')
    expect(namesBy(latest, nextSort(latest, 'retros'))).toEqual([
      ['Harbour', 'Care', 'Booking'],
      ['Care', 'Harbour', 'Booking'],
    ])
  })

  test('DASH-40: teams with as many open action items are sorted by name', () => {
    expect(namesBy(nextSort(null, 'actions'))).toEqual([['Care', 'Harbour', 'Booking']])
  })
})
