import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const SITE = 'https://retro.example'

describe('D2: returnTo accepts only a path of this site', () => {
  test.each([
    '/',
    '/board/abc',
    '/team/t1/board/create?format=agile#top',
    '/dashboard/team/%D0%96',
    '/board/x?next=//y',
    '/logins',
  ])('%s stays', (path) => expect(safeReturnTo(path)).toBe(path))

  test.each([
    null,
    '',
    'board/abc',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/x//evil.example',
    'javascript:alert(1)',
    '/\u0000',
    '/\ud800',
    `/${'a'.repeat(2000)}`,
  ])('%j becomes /', (value) => expect(safeReturnTo(value)).toBe('/'))

  test('nobody is sent back to sign in or out', () => {
    for (const path of ['/login', '/login?returnTo=/x', '/logout', '/logout/', '/login#a'])
      expect(safeReturnTo(path)).toBe('/')
  })

  test('whatever comes in, what comes out leads to this site', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', ':', 'evil.example', '?', '#', 'a')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (value) => {
          const path = safeReturnTo(value)
          expect(path.startsWith('/')).toBe(true)
          const url = new URL(path, SITE)
          expect(url.origin).toBe(SITE)
          // Resolved a second time, as a router does that reads only the path.
          expect(new URL(url.pathname, SITE).origin).toBe(SITE)
        },
      ),
    )
  })
})
