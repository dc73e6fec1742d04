import { expect, test } from 'vitest'
import { boardIdAt } from './first-board.ts'

test('a board is opened early by its path alone, with or without a slash at the end', () => {
  expect(['/board/abc', '/board/abc/', '/board/a%62c'].map(boardIdAt)).toEqual(['abc', 'abc', 'abc'])
})

test('SHELL-54: an id with words behind it is not opened before it is trimmed', () => {
  expect(['/board/abc%20join', '/board/abc%20', '/board/%20'].map(boardIdAt)).toEqual([null, null, null])
})

test('other pages and broken addresses open no board', () => {
  const paths = [
    '/',
    '/board',
    '/board/',
    '/board/abc/more',
    '/board/%E0%A4',
    '/team/board/abc',
    '/boards/abc',
  ]
  expect(paths.map(boardIdAt)).toEqual(paths.map(() => null))
})
