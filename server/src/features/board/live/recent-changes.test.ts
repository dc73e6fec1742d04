import { asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { type AccessChange, createRecentChanges } from './recent-changes.ts'

const ENTRANT = {
  boardId: asId<BoardId>('a-board'),
  teamId: asId<TeamId>('a-team'),
  people: [asId<PersonId>('user'), asId<PersonId>('guest')],
}
const OTHERS = {
  boardId: asId<BoardId>('another-board'),
  teamId: asId<TeamId>('another-team'),
  people: [asId<PersonId>('another')],
}

describe('PERM-36: a join is authorized again after a change', () => {
  test.each<[string, AccessChange, boolean]>([
    ['of its board', { boardId: ENTRANT.boardId }, true],
    ['of another board', { boardId: OTHERS.boardId }, false],
    ['of its team', { teamId: ENTRANT.teamId }, true],
    ['of another team', { teamId: OTHERS.teamId }, false],
    ['of the role in its team', { teamId: ENTRANT.teamId, people: [ENTRANT.people[0]!] }, true],
    ['of the role in another team', { teamId: OTHERS.teamId, people: ENTRANT.people }, false],
    ['of another role in its team', { teamId: ENTRANT.teamId, people: OTHERS.people }, false],
    ['of the sessions of the guest before', { teamId: null, people: [ENTRANT.people[1]!] }, true],
    ['of the sessions of another person', { teamId: null, people: OTHERS.people }, false],
  ])('%s: %j: %s', (_, change, isConcerned) => {
    const changes = createRecentChanges()
    changes.note({ boardId: ENTRANT.boardId })
    const hasChanged = changes.watch()
    expect(hasChanged(ENTRANT)).toBe(false)
    changes.note(change)
    expect(hasChanged(ENTRANT)).toBe(isConcerned)
  })

  test('that so many others followed that it is not known any more', () => {
    const changes = createRecentChanges(10)
    const hasChanged = changes.watch()
    changes.note({ boardId: ENTRANT.boardId })
    for (let at = 0; at < 40; at += 1) changes.note({ boardId: OTHERS.boardId })
    expect(hasChanged(ENTRANT)).toBe(true)
    expect(changes.watch()(ENTRANT)).toBe(false)
  })
})
