import { can, type EffectiveRole } from './policy.ts'

/** What decides who may enter a board. */
export interface BoardDoor {
  readonly isPrivate: boolean
  readonly hasTeam: boolean
  /** The caller is signed in, and created the board. */
  readonly isCreator: boolean
  readonly isSignedIn: boolean
  readonly effectiveRole: EffectiveRole | null
  /** No days of the free plan remain (PLAN-14). */
  readonly isArchived: boolean
}

export type BoardEntry =
  | ({ readonly ok: true } & BoardRoles)
  /** The roles that they would have if the board opened again. */
  | ({ readonly ok: false; readonly refusal: 'archived' } & BoardRoles)
  | { readonly ok: false; readonly refusal: 'sign-in-required' | 'invitation-required' }

interface BoardRoles {
  readonly isFacilitator: boolean
  readonly isMember: boolean
}

/**
 * Who may enter a board, and as what (PERM-15 to PERM-17). An archived board refuses them all; a caller who may not
 * enter it anyway does not learn that it is archived (PLAN-18).
 */
export function enterBoard(door: BoardDoor): BoardEntry {
  const isFacilitator = door.hasTeam ? can(door.effectiveRole, 'board:edit') : door.isCreator
  const isMember = door.hasTeam ? can(door.effectiveRole, 'board:read') : door.isCreator
  if (door.isPrivate && !isFacilitator && !isMember)
    return { ok: false, refusal: door.isSignedIn ? 'invitation-required' : 'sign-in-required' }
  if (door.isArchived) return { ok: false, refusal: 'archived', isFacilitator, isMember }
  return { ok: true, isFacilitator, isMember }
}
