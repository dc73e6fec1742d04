import { expect, test } from 'vitest'
import { profileOf } from './profile-of.ts'

test.each([
  ['Ann Example', 'Ann', 'Example'],
  ['Ann', 'Ann', ''],
  ['Ann  van  Example', 'Ann', 'van Example'],
  ['アン', 'アン', ''],
])('PROFILE-5: the parts of the name %j', (name, given, family) => {
  const person = { id: 'u1', name, email: 'ann@example.com', picture: null }
  expect(profileOf(person)).toEqual({
    sub: 'u1',
    name,
    nickname: given,
    given_name: given,
    family_name: family,
    email: 'ann@example.com',
    picture: null,
  })
})
