import { expect, test } from 'vitest'
import { explainFailure, failureLine } from './show-failure.ts'

test('ERROR-10, TEAM-28: a failed change of role, removal, save, archive or delete says “Sorry something went wrong”', () => {
  for (const status of [400, 404, 409, 429, 500, 503])
    expect(explainFailure({ code: 'any', status })).toEqual({ title: 'Sorry something went wrong' })
})

test('ERROR-13, PERM-48, TEAM-29: without the permission it names the team admin', () => {
  expect(explainFailure({ code: 'forbidden', status: 403 })).toEqual({
    title:
      'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
  })
})

test('ERROR-14, PERM-49, PLAN-12: where the plan is in the way it says who can lift the limit, to owners as well', () => {
  const text = 'You’ve reached your plan’s limit. An org owner can choose another plan.'
  expect(explainFailure({ code: 'team-limit', status: 409 })).toMatchObject({ text })
  expect(explainFailure({ code: 'plan-required', status: 403 })).toEqual({
    title: 'Sorry something went wrong',
    text,
  })
})

test('ERROR-14, ORG-26: a person who cannot become a primary owner is why, and not the user', () => {
  expect(explainFailure({ code: 'org-limit', status: 409 }).text).toBe(
    'This person already owns 10 organisations, which is the limit. Choose another person.',
  )
})

test('ERROR-14: a form says in one line what to do', () => {
  expect(failureLine({ code: 'team-limit', status: 409 })).toMatch('choose another plan')
  expect(failureLine({ code: 'any', status: 500 })).toBe('Sorry something went wrong')
})

test('without a connection it says so', () => {
  expect(explainFailure({ code: 'unreachable', status: 0 }).text).toMatch('can’t reach the server')
})

test('ERROR-12: a server that cannot be reached is named, and what to check', () => {
  expect(explainFailure({ code: 'unreachable', status: 0 }).text).toBe(
    'We can’t reach the server. Check your connection, then try again.',
  )
})
