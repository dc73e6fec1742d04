import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test.each([
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('PROFILE-5: the parts of the name “%s”', (name, given, family) => {
  expect(nameParts(name)).toEqual({ nickname: given, given_name: given, family_name: family })
})
