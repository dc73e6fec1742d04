import { SSO_ERRORS } from '@retropulse/contract/sso'
import { describe, expect, test } from 'vitest'
import { explainSsoError } from './explain-sso-error.ts'
import { typedDomain } from './sso-email.ts'

describe('teams.md §5: the e-mail on /sso', () => {
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

  test('nor is one of more than 160 characters', () => {
    expect(typedDomain(`${'a'.repeat(148)}@corp.example`)).toBeNull()
  })
})

describe('D4: why somebody was not signed in', () => {
  test.each(SSO_ERRORS)('%s is said in a sentence of its own', (error) => {
    const others = SSO_ERRORS.filter((other) => other !== error)
    expect(explainSsoError(error)).toMatch(/^[A-Z].*[.]$/)
    expect(others.map(explainSsoError)).not.toContain(explainSsoError(error))
  })

  test('what nobody has heard of is a failure, and nothing is no error', () => {
    expect(explainSsoError('<script>')).toBe(explainSsoError('failed'))
    expect(explainSsoError('constructor')).toBe(explainSsoError('failed'))
    expect(explainSsoError(null)).toBeUndefined()
  })
})
