import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { describe, expect, test } from 'vitest'
import { bandTopics, includedText, leftOutNotes } from './included-teams.ts'

const shown: ComparedResult = {
  state: 'shown',
  answers: 5,
  average: 3,
  distribution: [1, 1, 1, 1, 1],
  agreed: { low: 0, high: 0 },
  change: null,
}
const band: ComparedResult = { state: 'band', answers: 5, agreed: { low: 5, high: 0 }, change: null }
const few: ComparedResult = { state: 'insufficient', missing: 2, change: null }
const team = (...results: ComparedResult[]): OrgPulse['teams'][number] => ({
  id: 'team',
  name: 'Team',
  survey: null,
  results,
})

describe('PULSE-69: which teams are in the figures', () => {
  const textOf = (teams: OrgPulse['teams'], teamsIncluded: number, teamsLeftOut: number) =>
    includedText({ teams, teamsIncluded, teamsLeftOut })

  test('PULSE-69: those left out have too few answers', () => {
    expect(textOf([team(shown), team(few)], 1, 1)).toBe('Includes 1 team. 1 more has too few answers.')
    expect(textOf([team(few)], 0, 1)).toBe('No team has enough answers yet.')
    expect(textOf([team(shown)], 1, 0)).toBe('Includes 1 team.')
  })

  test('PULSE-59: a team with bands alone is left out though it has enough answers', () => {
    expect(textOf([team(shown), team(band)], 1, 1)).toBe(
      'Includes 1 team. 1 more team has no average: too few answers, or results in words.',
    )
    expect(textOf([team(band)], 0, 1)).toBe('No team has an average yet.')
  })
})

test('PULSE-59: a topic that every team with enough answers agreed on does not lack answers', () => {
  const topics = ['agreed', 'counted', 'few'].map((id) => ({ id, icon: '🙂', title: id }))
  const teams = [team(band, band, few), team(few, shown, few)]
  const insufficient = { state: 'insufficient', missing: 3 } as const
  const results: OrgPulse['results'] = [insufficient, shown, insufficient]
  expect([...bandTopics({ topics, results, teams })]).toEqual(['agreed'])
})

// Rules: PULSE-87
test('PULSE-87: an average says which team it leaves out and why, and of several how many it has', () => {
  const topics = ['mixed', 'averaged', 'words', 'unasked', 'few'].map((id) => ({ id, icon: '🙂', title: id }))
  const none: ComparedResult = { state: 'no-data', change: null }
  const ours = { ...team(shown, shown, band, shown, shown), name: 'Ours' }
  const booking = { ...team(band, shown, band, none, few), name: 'Booking' }
  const left = team(few, few, few, few, few)
  expect([...leftOutNotes({ topics, teams: [ours, booking, left] })]).toEqual([
    ['mixed', 'Without Booking (all low)'],
    ['unasked', 'Without Booking (no answers)'],
    ['few', 'Without Booking (too few answers)'],
  ])
  expect(leftOutNotes({ topics, teams: [ours, booking, booking] }).get('mixed')).toBe('From 1 of 3 teams')
})
