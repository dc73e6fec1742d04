import { expect, test } from 'vitest'
import { chosenPath } from './running-retro.ts'

const retro = (boardId: string, teamId: string, orgId: string) => ({ boardId, teamId, orgId, people: 3 })
const retros = [retro('b1', 't1', 'o1'), retro('b2', 't1', 'o1'), retro('b3', 't3', 'o3')]

test.each([
  ['team', 't1', '/board/b1'],
  ['team', 't3', '/board/b3'],
  ['team', 't9', null],
  ['org', 'o3', '/board/b3'],
  ['org', 'o1', null],
  ['org', 'o9', null],
] as const)('INVITE-20: a user who joined %s %s goes to %s', (to, id, path) => {
  expect(chosenPath({ retros }, { to, id })).toBe(path)
})
