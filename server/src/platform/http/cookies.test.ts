import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

test('a cookie is found by its whole name, at any place in the header', () => {
  const cookie = 'other=1; retro.guest=a%20b=c.d; my-retro.guest=2'
  expect(readCookie({ cookie }, 'retro.guest')).toBe('a b=c.d')
  expect(readCookie({ cookie }, 'retro')).toBeNull()
  expect(readCookie({ cookie }, 'guest')).toBeNull()
  expect(readCookie({}, 'retro.guest')).toBeNull()
  expect(readCookie({ cookie: 'retro.guest=%ff' }, 'retro.guest')).toBeNull()
})

test('no header makes the parser throw', () => {
  fc.assert(
    fc.property(fc.string(), (cookie) => {
      const value = readCookie({ cookie: `a=${cookie}` }, 'a')
      expect(value === null || typeof value === 'string').toBe(true)
    }),
  )
})
