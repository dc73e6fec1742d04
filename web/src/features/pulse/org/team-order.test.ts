import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { describe, expect, test } from 'vitest'
import { heatOf, inOrder, isSortable, orderFrom } from './team-order.ts'

const shown = (average: number): ComparedResult => ({
  state: 'shown',
  answers: 5,
  average,
  distribution: [1, 1, 1, 1, 1],
  agreed: { low: 0, high: 0 },
  change: null,
})
const survey = { id: 's', modelId: 'm', name: 'Pulse', state: 'ended', closesAt: null, endedAt: 2 } as const
const team = (
  name: string,
  startedAt: number | null,
  results: ComparedResult[],
): OrgPulse['teams'][number] => ({
  id: name,
  name,
  survey: startedAt === null ? null : { ...survey, startedAt, answered: 5, invited: 5, floor: 3 },
  results,
})
const few: ComparedResult = { state: 'insufficient', missing: 1, change: null }

describe('PULSE-49: the order of the teams', () => {
  const teams = [
    team('Ann', 1, [shown(3), shown(4)]),
    team('Ben', 3, [shown(2), few]),
    team('Cid', 2, [few, few]),
    team('Dan', null, []),
    team('Bea', 4, [shown(5), few]),
  ]
  test.each([
    ['1', ['Ben', 'Ann', 'Bea', 'Cid', 'Dan']],
    ['-1', ['Bea', 'Ann', 'Ben', 'Cid', 'Dan']],
    ['0', ['Bea', 'Ben', 'Cid', 'Ann', 'Dan']],
  ] as const)('PULSE-49: sort=%s', (order, names) => {
    expect(inOrder(teams, order).map(({ name }) => name)).toEqual(names)
  })

  test('PULSE-49: the query names the order, else it is Lowest', () => {
    expect(['1', '-1', '0', '2', '', null].map(orderFrom)).toEqual(['1', '-1', '0', '1', '1', '1'])
  })

  test('PULSE-49: every average has a step of the heat map', () => {
    expect([1, 2, 3, 3.5, 4.2, 5].map(heatOf)).toEqual([1, 2, 3, 4, 5, 5])
    // Shown as 3.0, as the step that begins there.
    expect([2.94, 2.96, 3.04].map(heatOf)).toEqual([2, 3, 3])
  })
})

// Rules: PULSE-102
test('PULSE-102: teams can be sorted once one of them has an average', () => {
  expect(isSortable([team('Ann', 1, [few, few]), team('Ben', 2, [few]), team('Dan', null, [])])).toBe(false)
  expect(isSortable([team('Ann', 1, [shown(3), few]), team('Ben', 2, [few])])).toBe(true)
})
