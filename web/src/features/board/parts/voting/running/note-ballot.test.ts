import { expect, test } from 'vitest'
import { dotCount } from './note-ballot.tsx'

test('VOTE-21: up to 5 votes are dots, more are one dot and a number', () => {
  expect([0, 1, 5, 6, 40].map(dotCount)).toEqual([0, 1, 5, 1, 1])
})
