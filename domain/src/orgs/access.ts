import { can, type Standing } from './policy.ts'

/** What decides who may enter a board. */
export interface BoardDoor {
  readonly isPrivate: boolean
  readonly hasTeam: boolean
  /** The asker is signed in, and created the board. */
  readonly isCreator: boolean
  readonly isSignedIn: boolean
  readonly standing: Standing | null
  /** No days of the free plan remain (board.md §2). */
  readonly isArchived: boolean
}

export type BoardEntry =
  | ({ readonly ok: true } & BoardRoles)
  /** What they would be if it opened again. */
  | ({ readonly ok: false; readonly refusal: 'archived' } & BoardRoles)
  | { readonly ok: false; readonly refusal: 'sign-in-required' | 'invitation-required' }

interface BoardRoles {
  readonly isFacilitator: boolean
  readonly isMember: boolean
}

/**
 * Who may enter a board, and as what (board.md §2 and §6, D1): a public one needs nothing, a private one
 * its team. Board:edit makes the facilitator; where a board has no team, its creator is the facilitator. An archived
 * one is shut to all of them, and whoever may not enter it anyway is not told that it is archived.
 */
export function enterBoard(door: BoardDoor): BoardEntry {
  const isFacilitator = door.hasTeam ? can(door.standing, 'board:edit') : door.isCreator
  const isMember = door.hasTeam ? can(door.standing, 'board:read') : door.isCreator
  if (door.isPrivate && !isFacilitator && !isMember)
    return { ok: false, refusal: door.isSignedIn ? 'invitation-required' : 'sign-in-required' }
  if (door.isArchived) return { ok: false, refusal: 'archived', isFacilitator, isMember }
  return { ok: true, isFacilitator, isMember }
}
