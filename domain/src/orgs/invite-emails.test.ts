import { describe, expect, test } from 'vitest'
import { isEmail, readInviteEmails } from './invite-emails.ts'

const emailsIn = (typed: string) => {
  const read = readInviteEmails(typed)
  return read.ok ? read.emails : read.refusal
}

describe('INVITE-9: invite e-mails are separated by commas, trimmed and deduplicated', () => {
  test.each([
    ['ann@example.com', ['ann@example.com']],
    [' ann@example.com ,  ben@example.com', ['ann@example.com', 'ben@example.com']],
    ['ann@example.com,Ann@Example.com,ann@example.com', ['ann@example.com']],
    ['ann@example.com,', ['ann@example.com']],
    [',,ann@example.com,\n', ['ann@example.com']],
  ])('%j', (typed, emails) => {
    expect(emailsIn(typed)).toEqual(emails)
  })

  test.each([
    '',
    '  ',
    ',',
    'ann',
    'ann@example.com, ben',
    'ann@example.com ben@example.com',
    'a@b',
    '@example.com',
  ])('INVITE-9: all must be addresses: %j', (typed) => {
    expect(emailsIn(typed)).toBe('email-invalid')
  })

  test('INVITE-9: the parts that are no addresses are named, in their order', () => {
    expect(readInviteEmails('bo@, ann@example.com, Cy, ')).toMatchObject({
      ok: false,
      invalid: ['bo@', 'cy'],
    })
    expect(readInviteEmails(', ')).toMatchObject({ ok: false, invalid: [] })
  })

  test('INVITE-24: at most 50 at once', () => {
    const typed = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com`).join(',')
    expect(emailsIn(typed(50))).toHaveLength(50)
    expect(emailsIn(typed(51))).toBe('too-many-emails')
  })
})

test.each([
  ['ann.lee+retro@mail.example.co.uk', true],
  ['ünal@exämple.de', true],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  ['ann@example..com', false],
  ['ann@.com', false],
  ['ann@example.com.', false],
  ['a b@example.com', false],
  ['a\0b@example.com', false],
  ['a\ud800b@example.com', false],
  ['Ann <ann@example.com>', false],
  ['ann@ben@example.com', false],
])('an address of at most 254 characters: %j is one: %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
})
