import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

// Rules: NOTE-33
describe('the short form of a name', () => {
  it.each([
    ['Samuel Adeyemi', 'Samuel A.', 'Samuel'],
    ['Ana de la Cruz', 'Ana C.', 'Ana'],
    ['  Léa   Fontaine ', 'Léa F.', 'Léa'],
    ['Björn (skipper)', 'Björn', 'Björn'],
    ['נועה בן־דוד', 'נועה ב.', 'נועה'],
    ['Cher', 'Cher', 'Cher'],
    ['🦊', '🦊', '🦊'],
    ['', '', ''],
  ])('of %j is %j, or %j', (name, withInitial, given) => {
    expect(shortName(name, true)).toBe(withInitial)
    expect(shortName(name, false)).toBe(given)
  })
})
