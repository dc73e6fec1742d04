import { describe, expect, test } from 'vitest'
import { hidesOrgMenu, hidesSignIn, isBoard, isDashboard, isOpenToGuests, trimmedPath } from './path-rules.ts'

describe('links of the header by path', () => {
  test.each([
    ['/board/abc', true],
    ['/team/t1/board/create', true],
    ['/invite/team/t1/i1', true],
    ['/pulse-survey/p1', true],
    ['/pulse', false],
    ['/dashboard', false],
    ['/dashboard/team/t1', false],
  ])('SHELL-3: the organisation menu on %s is hidden: %s', (path, expected) => {
    expect(hidesOrgMenu(path)).toBe(expected)
  })

  test.each([
    ['/invite/team/t1/i1', true],
    ['/login', true],
    ['/magic-link', true],
    ['/sso', true],
    ['/forgot-password', false],
    ['/board/abc', false],
    ['/', false],
  ])('SHELL-11: the Sign in link on %s is hidden: %s', (path, expected) => {
    expect(hidesSignIn(path)).toBe(expected)
  })

  test('boards and surveys are open to guests, and no page for members is', () => {
    const paths = ['/board/abc', '/pulse-survey/abc', '/team/t1/pulse-survey/create', '/pulse', '/dashboard']
    expect(paths.filter(isOpenToGuests)).toEqual(['/board/abc', '/pulse-survey/abc'])
  })

  test('SHELL-64: only pages of an organisation or a team have an outline', () => {
    const paths = [
      '/dashboard',
      '/dashboard/team/t1/retros',
      '/pulse',
      '/settings',
      '/pulse/create',
      '/login',
      '/',
    ]
    expect(paths.filter(isDashboard)).toEqual(paths.slice(0, 4))
  })

  test('only a board fills the window', () => {
    expect(['/board/abc', '/board', '/team/t1/board/create'].filter(isBoard)).toEqual(['/board/abc'])
  })
})

describe('SHELL-54: an id with a space is trimmed to its first token', () => {
  test.each([
    ['abc', undefined],
    ['abc see you at 10', '/board/abc'],
    ['abc\u00a0today', '/board/abc'],
    [' abc', '/board/abc'],
    ['', undefined],
  ])('%j: %s', (id, expected) => {
    expect(trimmedPath('/board', id)).toBe(expected)
  })
})

test.each([
  ['abc', undefined],
  ['abc have a look', '/pulse-survey/abc'],
])('PULSE-38: the id of a survey with a space is trimmed to its first token: %j', (id, expected) => {
  expect(trimmedPath('/pulse-survey', id)).toBe(expected)
})
