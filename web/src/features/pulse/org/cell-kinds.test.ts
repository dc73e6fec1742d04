import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { expect, test } from 'vitest'
import { cellKinds, wordRules } from './cell-kinds.ts'

const survey = {
  id: 's',
  modelId: 'm',
  name: 'Pulse',
  state: 'ended',
  startedAt: 1,
  closesAt: null,
  endedAt: 2,
  answered: 9,
  invited: 9,
  floor: 3,
} as const
const team = (...results: ComparedResult[]): OrgPulse['teams'][number] => ({
  id: 'team',
  name: 'Team',
  survey,
  results,
})
const band = (low: number, high: number): ComparedResult => ({
  state: 'band',
  answers: low + high,
  agreed: { low, high },
  change: null,
})
const few: ComparedResult = { state: 'insufficient', missing: 2, change: null }
const none: ComparedResult = { state: 'no-data', change: null }

// Rules: PULSE-94
test('PULSE-94: the legend has what stands in a cell in place of an average, and nothing else', () => {
  expect([...cellKinds([team(band(9, 0)), team(none, band(4, 5))])]).toEqual(['word', 'none', 'split'])
  expect([...cellKinds([team(few, band(2, 7))])]).toEqual(['few', 'word'])
})

test('PULSE-94: teams without cells add nothing to the legend', () => {
  expect([...cellKinds([team(few, few), { ...team(none), survey: null }])]).toEqual([])
})

// Rules: PULSE-96
test('PULSE-96: what words in cells mean is said where there are any', () => {
  expect(wordRules(new Set(['word', 'none'])).join(' ')).toMatch(
    /low is 1 or 2, high is 3 to 5.*don’t include/,
  )
  expect(wordRules(new Set(['split']))).toHaveLength(2)
  expect(wordRules(new Set(['none', 'few']))).toEqual([])
})
