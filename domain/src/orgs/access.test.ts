import { describe, expect, test } from 'vitest'
import { type BoardDoor, type BoardEntry, enterBoard } from './access.ts'
import { standingOf, type Standing } from './policy.ts'

const STANDINGS: readonly (Standing | null)[] = [
  null,
  standingOf(null, 'member'),
  standingOf(null, 'facilitator'),
  standingOf(null, 'admin'),
  standingOf('admin', null),
  standingOf('owner', null),
]
const EITHER = [true, false]
const OPEN = { isArchived: false }

/** Every door there can be: who has a standing or created the board is signed in. */
const DOORS: readonly BoardDoor[] = EITHER.flatMap((isPrivate) =>
  EITHER.flatMap((hasTeam) =>
    EITHER.flatMap((isSignedIn) =>
      EITHER.flatMap((isCreator) =>
        STANDINGS.map((standing) => ({ ...OPEN, isPrivate, hasTeam, isSignedIn, isCreator, standing })),
      ),
    ),
  ),
).filter(
  ({ isSignedIn, isCreator, standing, hasTeam }) =>
    (isSignedIn || (!isCreator && standing === null)) && (hasTeam || standing === null),
)

const PARTICIPANT: BoardEntry = { ok: true, isFacilitator: false, isMember: false }
const MEMBER: BoardEntry = { ok: true, isFacilitator: false, isMember: true }
const FACILITATOR: BoardEntry = { ok: true, isFacilitator: true, isMember: true }
const SIGN_IN: BoardEntry = { ok: false, refusal: 'sign-in-required' }
const INVITATION: BoardEntry = { ok: false, refusal: 'invitation-required' }

const STRANGER: BoardDoor = {
  isPrivate: false,
  hasTeam: true,
  isCreator: false,
  isSignedIn: false,
  standing: null,
  isArchived: false,
}

describe('D1: a public board needs nothing', () => {
  test('anybody enters, signed in or not', () => {
    expect(enterBoard(STRANGER)).toEqual(PARTICIPANT)
    expect(enterBoard({ ...STRANGER, isSignedIn: true })).toEqual(PARTICIPANT)
    expect(enterBoard({ ...STRANGER, hasTeam: false })).toEqual(PARTICIPANT)
  })
})

describe('board.md §2: a private board needs its team', () => {
  const door = { ...STRANGER, isPrivate: true }

  test('who is not signed in is told to sign in (401)', () => {
    expect(enterBoard(door)).toEqual(SIGN_IN)
  })

  test('who is signed in and not of the team is told that an invitation is needed (403)', () => {
    expect(enterBoard({ ...door, isSignedIn: true })).toEqual(INVITATION)
  })

  test('members enter, and who has a role in the organisation without one in the team', () => {
    const standings = STANDINGS.filter((standing) => standing !== null)
    for (const standing of standings)
      expect(enterBoard({ ...door, isSignedIn: true, standing }).ok).toBe(true)
  })
})

describe('board.md §6: board:edit makes the facilitator', () => {
  test.each([
    [null, 'member', MEMBER],
    [null, 'facilitator', FACILITATOR],
    [null, 'admin', FACILITATOR],
    ['admin', null, FACILITATOR],
    ['admin', 'member', FACILITATOR],
    ['owner', null, FACILITATOR],
    ['owner', 'member', FACILITATOR],
  ] as const)('organisation %s, team %s', (orgRole, teamRole, entry) => {
    const standing = standingOf(orgRole, teamRole)
    for (const isPrivate of EITHER)
      expect(enterBoard({ ...STRANGER, isPrivate, isSignedIn: true, standing })).toEqual(entry)
  })

  test('a board of a team is not its creator’s: who left the team, or lost the role, is a participant', () => {
    const door = { ...STRANGER, isSignedIn: true, isCreator: true }
    expect(enterBoard(door)).toEqual(PARTICIPANT)
    expect(enterBoard({ ...door, standing: standingOf(null, 'member') })).toEqual(MEMBER)
    expect(enterBoard({ ...door, isPrivate: true })).toEqual(INVITATION)
  })

  test('where a board has no team, its creator is the facilitator, and enters also when it is private', () => {
    const door = { ...STRANGER, hasTeam: false, isSignedIn: true, isCreator: true }
    expect(enterBoard(door)).toEqual(FACILITATOR)
    expect(enterBoard({ ...door, isPrivate: true })).toEqual(FACILITATOR)
    expect(enterBoard({ ...door, isCreator: false })).toEqual(PARTICIPANT)
    expect(enterBoard({ ...door, isCreator: false, isPrivate: true })).toEqual(INVITATION)
  })
})

describe('every door there can be', () => {
  test('all of them are tried', () => {
    // Private or not, times: with a team, signed out 1, signed in 2 × 6; without one, signed out 1, signed in 2.
    expect(DOORS).toHaveLength(2 * (1 + 12 + 1 + 2))
  })

  test('a public board refuses nobody', () => {
    const refused = DOORS.filter((door) => !door.isPrivate && !enterBoard(door).ok)
    expect(refused).toEqual([])
  })

  test('a private board is entered by its team, and without a team by its creator, and by nobody else', () => {
    const entered = DOORS.filter((door) => door.isPrivate && enterBoard(door).ok)
    const belonging = DOORS.filter(
      (door) => door.isPrivate && (door.hasTeam ? door.standing !== null : door.isCreator),
    )
    expect(entered).toEqual(belonging)
  })

  test('who is refused is told to sign in exactly when they are not signed in', () => {
    const refused = DOORS.map((door) => ({ door, entry: enterBoard(door) })).filter(({ entry }) => !entry.ok)
    for (const { door, entry } of refused) expect(entry).toEqual(door.isSignedIn ? INVITATION : SIGN_IN)
  })

  test('nobody who is not signed in is a facilitator', () => {
    const facilitating = DOORS.filter((door) => {
      const entry = enterBoard(door)
      return entry.ok && entry.isFacilitator
    })
    expect(facilitating.filter(({ isSignedIn }) => !isSignedIn)).toEqual([])
    // With a team, the four standings from facilitator up, created or not, private or not; without one, its creator.
    expect(facilitating).toHaveLength(18)
  })
})

describe('board.md §2: an archived board', () => {
  test('is shut to everybody who would get in otherwise, facilitators too', () => {
    for (const door of DOORS) {
      const entry = enterBoard(door)
      const shut = enterBoard({ ...door, isArchived: true })
      expect(shut).toEqual(entry.ok ? { ...entry, ok: false, refusal: 'archived' } : entry)
    }
  })

  test('a stranger to a private one hears what a stranger hears, and not that it is archived', () => {
    const door = { ...STRANGER, isPrivate: true, isArchived: true }
    expect(enterBoard(door)).toEqual(SIGN_IN)
    expect(enterBoard({ ...door, isSignedIn: true })).toEqual(INVITATION)
  })
})
