import { describe, expect, test } from 'vitest'
import { explainEmails, explainInvite, readTyped } from './invite-emails.ts'

describe('INVITE-9: invite e-mails are comma-separated, trimmed and deduplicated', () => {
  test.each([
    ['ann@example.com, ben@example.com', ['ann@example.com', 'ben@example.com']],
    [' Ann@example.com ,ann@example.com', ['ann@example.com']],
    ['ann@example.com\nben@example.com\n', ['ann@example.com', 'ben@example.com']],
    ['ann@example.com; ben@example.com;', ['ann@example.com', 'ben@example.com']],
  ])('%j', (typed, emails) => {
    expect(readTyped(typed)).toEqual({ ok: true, emails })
  })

  test.each(['', 'ann', 'ann@example.com ben@example.com', 'ann@example.com, ben'])(
    '%j is refused',
    (typed) => {
      expect(readTyped(typed)).toMatchObject({ ok: false, refusal: 'email-invalid' })
    },
  )
})

test.each([
  ['', 'Please enter a valid email address'],
  ['ann@example.com, mate@saltwind', 'Please enter a valid email address. Check: mate@saltwind'],
  ['a, b, c, d', 'Please enter a valid email address. Check: a, b, c, …'],
])('INVITE-9: what is not valid in %j is named', (typed, text) => {
  const read = readTyped(typed)
  expect(read.ok || explainEmails(read)).toBe(text)
})

test.each([
  ['email-invalid', 400, { emails: 'Please enter a valid email address' }],
  ['too-many-emails', 400, { emails: 'Invite at most 50 people at once' }],
  ['too-fast', 429, { form: 'Too many invites. Wait an hour, then send more.' }],
  ['internal-error', 500, { form: 'Sorry something went wrong' }],
])('INVITE-9: the refusal %s stands beside the field or below the form', (code, status, said) => {
  expect(explainInvite({ code, status })).toEqual(said)
})
