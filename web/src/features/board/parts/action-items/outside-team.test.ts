import type { Person } from '@retropulse/contract/board-room'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { outsideTeam } from './outside-team.ts'

const member = { id: asId<AuthorId>('ann'), name: 'Ann', picture: null }
const user = (id: string, name: string): Person => ({
  key: `key of ${id}`,
  name,
  picture: null,
  isSignedIn: true,
  authorId: asId<AuthorId>(id),
})
const guest = (name: string | null): Person => ({
  key: `guest ${name}`,
  name,
  picture: null,
  isSignedIn: false,
})
const sees = { seesAuthors: true }

describe('participants who are not on the team', () => {
  test('ACTION-14: signed-in participants whom the list of members does not contain are offered', () => {
    const people = [user('ann', 'Ann'), user('bo', 'Bo'), guest('Gus')]
    expect(outsideTeam(people, { members: [member] }, sees).outsiders).toEqual([
      { id: 'bo', name: 'Bo', picture: null },
    ])
  })

  test('guests are counted, and named when they gave a name', () => {
    const { outsiders, guests } = outsideTeam([guest('Gus'), guest(null)], { members: [member] }, sees)
    expect([outsiders, guests]).toEqual([[], { count: 2, names: ['Gus'] }])
  })

  test('ANON-9: on a board that hides its authors no participant is named', () => {
    const hidden = outsideTeam([user('bo', 'Bo'), guest(null)], { members: [] }, { seesAuthors: false })
    expect(hidden).toEqual({ outsiders: [], guests: { count: 0, names: [] } })
  })
})
