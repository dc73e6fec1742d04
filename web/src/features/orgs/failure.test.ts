import { expect, test } from 'vitest'
import { explainFailure, failureLine } from './failure.ts'

test('teams.md §8: a failed change of role, removal, save, archive or delete says “Sorry something went wrong”', () => {
  for (const status of [400, 404, 409, 429, 500, 503])
    expect(explainFailure({ code: 'any', status })).toEqual({ title: 'Sorry something went wrong' })
})

test('teams.md §8: without the permission it names the team admin', () => {
  expect(explainFailure({ code: 'forbidden', status: 403 })).toEqual({
    title:
      'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
  })
})

test('teams.md §6: where the plan is in the way it says whom to ask', () => {
  const text = 'Please contact your org owner to upgrade'
  expect(explainFailure({ code: 'team-limit', status: 409 })).toMatchObject({ text })
  expect(explainFailure({ code: 'plan-required', status: 403 })).toEqual({
    title: 'Sorry something went wrong',
    text,
  })
})

test('a form says in one line what to do about it', () => {
  expect(failureLine({ code: 'team-limit', status: 409 })).toBe('Please contact your org owner to upgrade')
  expect(failureLine({ code: 'any', status: 500 })).toBe('Sorry something went wrong')
})

test('without a connection it says so', () => {
  expect(explainFailure({ code: 'unreachable', status: 0 }).text).toMatch('cannot reach the server')
})
