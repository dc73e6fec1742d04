import { describe, expect, test } from 'vitest'
import {
  checkProfile,
  explainProfileRefusal,
  isChanged,
  isShownByPages,
  profileDataOf,
} from './profile-form.ts'

const kept = { name: 'Ada', picture: null, theme: 'dark', language: 'en' } as const
const typed = { name: 'Ada', picture: '' }

describe('AUTH-8, PROFILE-6: the profile form names a wrong name or picture before asking the server', () => {
  test.each([
    [{}, {}],
    [{ picture: 'https://example.org/ada.png' }, {}],
    [{ picture: ' http://intranet/ada.png ' }, {}],
    [{ name: ' \u3000' }, { name: 'Enter your name' }],
    [{ name: 'a'.repeat(61) }, { name: 'Shorten your name to 60 characters' }],
    [{ picture: 'javascript:alert(1)' }, { picture: 'Enter a link that starts with https:// or http://' }],
    [{ picture: 'ada.png' }, { picture: 'Enter a link that starts with https:// or http://' }],
    [
      { picture: `https://e.org/${'x'.repeat(2000)}` },
      { picture: 'Enter a link that starts with https:// or http://' },
    ],
  ])('%j', (change, errors) => {
    expect(checkProfile({ ...typed, ...change })).toEqual(errors)
  })
})

test('a change keeps the other fields, and has no picture where none is typed', () => {
  expect(profileDataOf({ name: '  Ada  L ', picture: ' ' }, kept)).toEqual({ ...kept, name: 'Ada L' })
  const picture = 'https://example.org/ada.png'
  expect(profileDataOf({ ...typed, picture: ` ${picture} ` }, kept)).toEqual({ ...kept, picture })
})

test('spaces are no change, a removed picture is one', () => {
  expect(isChanged({ name: ' Ada ', picture: ' ' }, kept)).toBe(false)
  expect(isChanged({ ...typed, name: 'Ada L' }, kept)).toBe(true)
  expect(isChanged(typed, { ...kept, picture: 'https://example.org/ada.png' })).toBe(true)
})

test('the preview shows pictures from https addresses only', () => {
  expect(isShownByPages('https://example.org/ada.png')).toBe(true)
  expect(isShownByPages('http://intranet/ada.png')).toBe(false)
  expect(isShownByPages('')).toBe(false)
})

test.each([
  [{ code: 'bad-request', status: 400, fields: { 'profileData.picture': 'invalid' } }, 'picture'],
  [{ code: 'bad-request', status: 400, fields: { 'profileData.name': 'invalid' } }, 'name'],
  [{ code: 'unreachable', status: 0 }, 'form'],
  [{ code: 'internal-error', status: 500 }, 'form'],
])('PROFILE-6: the refusal %j stands beside its field', (problem, field) => {
  expect(Object.keys(explainProfileRefusal(problem))).toEqual([field])
})
