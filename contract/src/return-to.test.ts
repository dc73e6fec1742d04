import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const SITE = 'https://retro.example'

/** Random strings made of pieces of attacks. */
const attack = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5C',
      '%2e',
      '?',
      '#',
      ':',
      '@',
      ' ',
      '\t',
      '\n',
      '\0',
      'a',
      'evil.example',
      'https:',
      'javascript:',
    ),
  )
  .map((parts) => parts.join(''))

describe('AUTH-27, SHELL-29, SHELL-30: returnTo accepts only a path of this site, and never /logout', () => {
  test.each([
    '/',
    '/board/V1StGXR8_Z5jdHi6',
    '/dashboard/team/abc?range=6m#retros',
    '/invite/team/a/b?next=https://elsewhere.example/x',
    '/board/a.b',
    '/logouts',
    '/board/x?next=/logout',
    '/équipe/日本',
  ])('%s leads there', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'board/abc',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/board/..//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\u0000b',
    '/\ud800',
    '/100%',
    '/logout',
    '/logout/',
    '/logout?x=1',
    '/logout#x',
    '/LogOut',
    '/%6Cogout',
    '/logout/again',
    `/${'a'.repeat(2000)}`,
  ])('%j leads home', (input) => {
    expect(safeReturnTo(input)).toBe('/')
  })

  test('any result stays on this site, and is the path that a browser reads', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          attack,
          fc.string(),
          fc.webUrl(),
          attack.map((rest) => `/${rest}`),
        ),
        (input) => {
          const path = safeReturnTo(input)
          const url = new URL(path, SITE)
          expect(url.origin).toBe(SITE)
          expect(url.pathname.startsWith('//')).toBe(false)
          expect(decodeURI(url.pathname)).not.toMatch(/^\/[/\\]/)
          expect(path.startsWith('/')).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('the function is idempotent', () => {
    fc.assert(
      fc.property(attack, (input) => {
        expect(safeReturnTo(safeReturnTo(input))).toBe(safeReturnTo(input))
      }),
    )
  })
})
