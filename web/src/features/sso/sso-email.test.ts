import { SSO_ERRORS } from '@retropulse/contract/sso'
import { describe, expect, test } from 'vitest'
import { explainSsoError, typedDomain } from './sso-email.ts'

describe('SSO-10: the email address on /sso', () => {
  test.each([
    ['ann@corp.example', 'corp.example'],
    ['  Ann.Example@Corp.Example ', 'corp.example'],
    [`${'a'.repeat(147)}@corp.example`, 'corp.example'],
  ])('%s leads to %s', (typed, domain) => {
    expect(typedDomain(typed)).toBe(domain)
  })

  test.each(['', 'ann', 'ann@', 'ann@corp', '@corp.example', 'ann example@corp.example', 'a@b@corp.example'])(
    '%j is not valid',
    (typed) => {
      expect(typedDomain(typed)).toBeNull()
    },
  )

  test('of more than 160 characters is refused', () => {
    expect(typedDomain(`${'a'.repeat(148)}@corp.example`)).toBeNull()
  })
})

describe('SSO-17: the text for a user who was not let in', () => {
  test.each(SSO_ERRORS)('%s has a sentence of its own', (error) => {
    const others = SSO_ERRORS.filter((other) => other !== error)
    expect(explainSsoError(error)).toMatch(/^[A-Z].*[.]$/)
    expect(others.map(explainSsoError)).not.toContain(explainSsoError(error))
  })

  test('an unknown error is a failure, and without one there is no text', () => {
    expect(explainSsoError('<script>')).toBe(explainSsoError('failed'))
    expect(explainSsoError('constructor')).toBe(explainSsoError('failed'))
    expect(explainSsoError(null)).toBeUndefined()
  })
})
