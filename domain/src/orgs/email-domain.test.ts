import { describe, expect, test } from 'vitest'
import { DOMAIN_MAILBOXES, domainOf, isPublicMailDomain, readDomain } from './email-domain.ts'

describe('D4: the domain of an address decides which connection it belongs to', () => {
  test.each([
    ['ann@corp.example', 'corp.example'],
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

  test('a domain below another is not the other', () => {
    expect(domainOf('ann@mail.corp.example')).toBe('mail.corp.example')
    expect(domainOf('ann@notcorp.example')).not.toBe('corp.example')
  })
})

describe('D4: what is typed as a domain', () => {
  test.each([
    ['corp.example', 'corp.example'],
    [' @Corp.Example ', 'corp.example'],
    ['a-b.co.uk', 'a-b.co.uk'],
    ['1.example', '1.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
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
    `${'a.'.repeat(130)}example`,
  ])('%j is none', (typed) => {
    expect(readDomain(typed)).toBeNull()
  })
})

describe('D4: a domain is claimed by who runs it', () => {
  test.each(['gmail.com', 'outlook.com', 'gmx.de', 'yahoo.co.uk', 'qq.com'])(
    'nobody speaks for everybody at %s',
    (domain) => {
      expect(isPublicMailDomain(domain)).toBe(true)
      expect(readDomain(domain)).toBe(domain)
    },
  )

  test('a company of a similar name is one', () => {
    expect(isPublicMailDomain('notgmail.com')).toBe(false)
    expect(isPublicMailDomain('gmail.com.corp.example')).toBe(false)
  })

  test('codes go to mailboxes that no ordinary person has', () => {
    expect([...DOMAIN_MAILBOXES].toSorted()).toEqual([
      'admin',
      'administrator',
      'hostmaster',
      'postmaster',
      'webmaster',
    ])
  })
})
