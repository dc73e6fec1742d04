import { describe, expect, test } from 'vitest'
import { type BoardEntryFacts, type BoardEntry, enterBoard } from './access.ts'
import { effectiveRoleOf, type EffectiveRole } from './policy.ts'

const STANDINGS: readonly (EffectiveRole | null)[] = [
  null,
  effectiveRoleOf(null, 'member'),
  effectiveRoleOf(null, 'facilitator'),
  effectiveRoleOf(null, 'admin'),
  effectiveRoleOf('admin', null),
  effectiveRoleOf('owner', null),
]
const EITHER = [true, false]
const OPEN = { isArchived: false }

/** Every combination of board and caller; a caller with a role, or who created the board, is signed in. */
const ALL_FACTS: readonly BoardEntryFacts[] = EITHER.flatMap((isPrivate) =>
  EITHER.flatMap((hasTeam) =>
    EITHER.flatMap((isSignedIn) =>
      EITHER.flatMap((isCreator) =>
        STANDINGS.map((effectiveRole) => ({
          ...OPEN,
          isPrivate,
          hasTeam,
          isSignedIn,
          isCreator,
          effectiveRole,
        })),
      ),
    ),
  ),
).filter(
  ({ isSignedIn, isCreator, effectiveRole, hasTeam }) =>
    (isSignedIn || (!isCreator && effectiveRole === null)) && (hasTeam || effectiveRole === null),
)

const PARTICIPANT: BoardEntry = { ok: true, isFacilitator: false, isMember: false }
const MEMBER: BoardEntry = { ok: true, isFacilitator: false, isMember: true }
const FACILITATOR: BoardEntry = { ok: true, isFacilitator: true, isMember: true }
const SIGN_IN: BoardEntry = { ok: false, refusal: 'sign-in-required' }
const INVITATION: BoardEntry = { ok: false, refusal: 'invitation-required' }

const STRANGER: BoardEntryFacts = {
  isPrivate: false,
  hasTeam: true,
  isCreator: false,
  isSignedIn: false,
  effectiveRole: null,
  isArchived: false,
}

describe('PERM-15: a public board is open to all', () => {
  test('AUTH-20: on a public board users and guests enter, and lead nothing', () => {
    expect(enterBoard(STRANGER)).toEqual(PARTICIPANT)
    expect(enterBoard({ ...STRANGER, isSignedIn: true })).toEqual(PARTICIPANT)
    expect(enterBoard({ ...STRANGER, hasTeam: false })).toEqual(PARTICIPANT)
  })
})

describe('ERROR-19, PERM-15: a private board needs its team', () => {
  const facts = { ...STRANGER, isPrivate: true }

  test('a guest is asked to sign in (401)', () => {
    expect(enterBoard(facts)).toEqual(SIGN_IN)
  })

  test('a user who is not on the team learns that an invitation is needed (403)', () => {
    expect(enterBoard({ ...facts, isSignedIn: true })).toEqual(INVITATION)
  })

  test('members of the team enter, and so do people with a role in the organisation alone', () => {
    const effectiveRoles = STANDINGS.filter((effectiveRole) => effectiveRole !== null)
    for (const effectiveRole of effectiveRoles)
      expect(enterBoard({ ...facts, isSignedIn: true, effectiveRole }).ok).toBe(true)
  })
})

describe('PERM-3, PERM-16: board:edit makes the facilitator', () => {
  test.each([
    [null, 'member', MEMBER],
    [null, 'facilitator', FACILITATOR],
    [null, 'admin', FACILITATOR],
    ['admin', null, FACILITATOR],
    ['admin', 'member', FACILITATOR],
    ['owner', null, FACILITATOR],
    ['owner', 'member', FACILITATOR],
  ] as const)('organisation %s, team %s', (orgRole, teamRole, entry) => {
    const effectiveRole = effectiveRoleOf(orgRole, teamRole)
    for (const isPrivate of EITHER)
      expect(enterBoard({ ...STRANGER, isPrivate, isSignedIn: true, effectiveRole })).toEqual(entry)
  })

  test('PERM-16: the creator of a team’s board who left the team or lost the role is a participant', () => {
    const facts = { ...STRANGER, isSignedIn: true, isCreator: true }
    expect(enterBoard(facts)).toEqual(PARTICIPANT)
    expect(enterBoard({ ...facts, effectiveRole: effectiveRoleOf(null, 'member') })).toEqual(MEMBER)
    expect(enterBoard({ ...facts, isPrivate: true })).toEqual(INVITATION)
  })

  test('PERM-17: where a board has no team, its creator is the facilitator, and enters also when it is private', () => {
    const facts = { ...STRANGER, hasTeam: false, isSignedIn: true, isCreator: true }
    expect(enterBoard(facts)).toEqual(FACILITATOR)
    expect(enterBoard({ ...facts, isPrivate: true })).toEqual(FACILITATOR)
    expect(enterBoard({ ...facts, isCreator: false })).toEqual(PARTICIPANT)
    expect(enterBoard({ ...facts, isCreator: false, isPrivate: true })).toEqual(INVITATION)
  })
})

describe('every combination of board and caller', () => {
  test('the table holds all combinations', () => {
    // Private or not, times: with a team, signed out 1, signed in 2 × 6; without one, signed out 1, signed in 2.
    expect(ALL_FACTS).toHaveLength(2 * (1 + 12 + 1 + 2))
  })

  test('PERM-15: a public board refuses no caller', () => {
    const refused = ALL_FACTS.filter((facts) => !facts.isPrivate && !enterBoard(facts).ok)
    expect(refused).toEqual([])
  })

  test('PERM-15: a private board lets in its team, one without a team its creator, and no other caller', () => {
    const entered = ALL_FACTS.filter((facts) => facts.isPrivate && enterBoard(facts).ok)
    const belonging = ALL_FACTS.filter(
      (facts) => facts.isPrivate && (facts.hasTeam ? facts.effectiveRole !== null : facts.isCreator),
    )
    expect(entered).toEqual(belonging)
  })

  test('ERROR-19, PERM-15: a refused caller is asked to sign in exactly when not signed in', () => {
    const refused = ALL_FACTS.map((facts) => ({ facts, entry: enterBoard(facts) })).filter(
      ({ entry }) => !entry.ok,
    )
    for (const { facts, entry } of refused) expect(entry).toEqual(facts.isSignedIn ? INVITATION : SIGN_IN)
  })

  test('PERM-27: a caller who is not signed in never leads by role', () => {
    const facilitating = ALL_FACTS.filter((facts) => {
      const entry = enterBoard(facts)
      return entry.ok && entry.isFacilitator
    })
    expect(facilitating.filter(({ isSignedIn }) => !isSignedIn)).toEqual([])
    // With a team: the four roles from facilitator up, created or not, private or not; without one: its creator.
    expect(facilitating).toHaveLength(18)
  })
})

describe('PLAN-15: an archived board', () => {
  test('refuses every caller who could enter otherwise, facilitators too', () => {
    for (const facts of ALL_FACTS) {
      const entry = enterBoard(facts)
      const shut = enterBoard({ ...facts, isArchived: true })
      expect(shut).toEqual(entry.ok ? { ...entry, ok: false, refusal: 'archived' } : entry)
    }
  })

  test('PLAN-18: a stranger to a private archived board does not learn that it is archived', () => {
    const facts = { ...STRANGER, isPrivate: true, isArchived: true }
    expect(enterBoard(facts)).toEqual(SIGN_IN)
    expect(enterBoard({ ...facts, isSignedIn: true })).toEqual(INVITATION)
  })
})
