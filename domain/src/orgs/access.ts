import { can, type Standing } from './policy.ts'

/** What decides who may enter a board. */
export interface BoardDoor {
  readonly isPrivate: boolean
  readonly hasTeam: boolean
  /** The asker is signed in, and created the board. */
  readonly isCreator: boolean
  readonly isSignedIn: boolean
  readonly standing: Standing | null
}

export type BoardEntry =
  | { readonly ok: true; readonly isFacilitator: boolean; readonly isMember: boolean }
  | { readonly ok: false; readonly refusal: 'sign-in-required' | 'invitation-required' }

/**
 * Who may enter a board, and as what (board.md §2 and §6, D1): a public one needs nothing, a private one
 * its team. Board:edit makes the facilitator; where a board has no team, its creator is the facilitator.
 */
export function enterBoard(door: BoardDoor): BoardEntry {
  const isFacilitator = door.hasTeam ? can(door.standing, 'board:edit') : door.isCreator
  const isMember = door.hasTeam ? can(door.standing, 'board:read') : door.isCreator
  if (!door.isPrivate || isFacilitator || isMember) return { ok: true, isFacilitator, isMember }
  return { ok: false, refusal: door.isSignedIn ? 'invitation-required' : 'sign-in-required' }
}
