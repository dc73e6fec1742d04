import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskEmail, opensFor } from './invite-rules.ts'

const local = fc.string({ minLength: 3, unit: fc.constantFrom(...'bcdefgh') })
const email = local.map((name) => `${name}@acme.example`)

describe('for whom an invitation opens', () => {
  test('INVITE-15: it opens for its address in any case, and for no other', () => {
    fc.assert(
      fc.property(email, email, (invited, other) => {
        const invitation = { email: invited, isForAnyone: false }
        expect(opensFor(invitation, ` ${invited.toUpperCase()} `)).toBe(true)
        expect(opensFor(invitation, other)).toBe(invited === other)
      }),
    )
  })

  test('INVITE-16: it opens for every address where the owner chose that', () => {
    fc.assert(
      fc.property(email, email, (invited, other) => {
        expect(opensFor({ email: invited, isForAnyone: true }, other)).toBe(true)
      }),
    )
  })
})

describe('INVITE-15: a masked address', () => {
  test.each([
    ['ada.lovelace@acme.example', 'a•••@acme.example'],
    ['bo@acme.example', '•••@acme.example'],
    ['🦊🦊🦊@acme.example', '🦊•••@acme.example'],
    ['@acme.example', '•••@acme.example'],
    ['no address', '•••'],
  ])('%s is shown as %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked)
  })

  test('INVITE-15: a masked address depends on the first letter and the domain alone', () => {
    fc.assert(
      fc.property(local, local, (one, other) => {
        expect(maskEmail(`b${one}@acme.example`)).toBe(maskEmail(`b${other}@acme.example`))
      }),
    )
  })
})
