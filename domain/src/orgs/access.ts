import { can, type EffectiveRole } from './policy.ts'

/** What decides who may enter a board. */
export interface BoardEntryFacts {
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
  /** The roles that the caller would have if the board opened again. */
  | ({ readonly ok: false; readonly refusal: 'archived' } & BoardRoles)
  | { readonly ok: false; readonly refusal: 'sign-in-required' | 'invitation-required' }

interface BoardRoles {
  readonly isFacilitator: boolean
  readonly isMember: boolean
}

/**
 * Who may enter a board, and as what (PERM-15 to PERM-17). An archived board refuses every caller; one who may not
 * enter it anyway does not learn that it is archived (PLAN-18).
 */
export function enterBoard(facts: BoardEntryFacts): BoardEntry {
  const isFacilitator = facts.hasTeam ? can(facts.effectiveRole, 'board:edit') : facts.isCreator
  const isMember = facts.hasTeam ? can(facts.effectiveRole, 'board:read') : facts.isCreator
  if (facts.isPrivate && !isFacilitator && !isMember)
    return { ok: false, refusal: facts.isSignedIn ? 'invitation-required' : 'sign-in-required' }
  if (facts.isArchived) return { ok: false, refusal: 'archived', isFacilitator, isMember }
  return { ok: true, isFacilitator, isMember }
}
