import { describe, expect, test } from 'vitest'
import { hidesOrgMenu, hidesSignIn, isBoard, trimmedBoardPath } from './path-rules.ts'

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
    ['/board/abc', false],
    ['/', false],
  ])('SHELL-11: the Sign in link on %s is hidden: %s', (path, expected) => {
    expect(hidesSignIn(path)).toBe(expected)
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
    expect(trimmedBoardPath(id)).toBe(expected)
  })
})
