import { describe, expect, test } from 'vitest'
import { DOMAIN_MAILBOXES, domainOf, isPublicMailDomain, readDomain } from './email-domain.ts'

describe('the domain of an address is the part behind its last @, in lower case', () => {
  test.each([
    ['ann@corp.example', 'corp.example'],
    ['a@corp.example', 'corp.example'],
    ['Ann@CORP.Example', 'corp.example'],
    ['"a@b"@corp.example', 'corp.example'],
    ['ann@evil.example@corp.example', 'corp.example'],
    ['ann@corp.example.', null],
    ['ann@corp.example\n', 'corp.example'],
    ['ann@corp.example evil.example', null],
    ['@corp.example', null],
    ['corp.example', null],
    ['ann@', null],
    ['', null],
  ])('%j is of %j', (email, domain) => {
    expect(domainOf(email)).toBe(domain)
  })

  test('a subdomain is another domain', () => {
    expect(domainOf('ann@mail.corp.example')).toBe('mail.corp.example')
    expect(domainOf('ann@notcorp.example')).not.toBe('corp.example')
  })
})

describe('SSO-9: what is typed as a domain', () => {
  test.each([
    ['corp.example', 'corp.example'],
    [' @Corp.Example ', 'corp.example'],
    ['a-b.co.uk', 'a-b.co.uk'],
    ['1.example', '1.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
    [domainOfLength(253), domainOfLength(253)],
  ])('%j is read as %j', (typed, domain) => {
    expect(readDomain(typed)).toBe(domain)
  })

  test.each([
    '',
    '@',
    'corp',
    'localhost',
    'corp..example',
    '.corp.example',
    'corp.example.',
    '-corp.example',
    'corp-.example',
    'corp_1.example',
    'ann@corp.example',
    'https://corp.example',
    'corp.example/path',
    'corp.example:443',
    'corp example',
    'münchen.example',
    '127.0.0.1',
    '[::1]',
    `${'a'.repeat(64)}.example`,
    domainOfLength(254),
    `${'a.'.repeat(130)}example`,
  ])('%j is none', (typed) => {
    expect(readDomain(typed)).toBeNull()
  })
})

describe('a domain is claimed by the people who run it', () => {
  test.each(['gmail.com', 'outlook.com', 'gmx.de', 'yahoo.co.uk', 'qq.com'])(
    'SSO-9: the public mailbox domain %s is taken by no connection',
    (domain) => {
      expect(isPublicMailDomain(domain)).toBe(true)
      expect(readDomain(domain)).toBe(domain)
    },
  )

  test('SSO-9: the domain of a company with a similar name is none of these', () => {
    expect(isPublicMailDomain('notgmail.com')).toBe(false)
    expect(isPublicMailDomain('gmail.com.corp.example')).toBe(false)
  })

  test('SSO-7: codes go only to mailboxes that administrators read', () => {
    expect([...DOMAIN_MAILBOXES].toSorted()).toEqual([
      'admin',
      'administrator',
      'hostmaster',
      'postmaster',
      'webmaster',
    ])
  })
})

/** A domain of 194 to 255 characters. */
function domainOfLength(length: number): string {
  return `${'a'.repeat(63)}.`.repeat(3) + 'a'.repeat(length - 192)
}
