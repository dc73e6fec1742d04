import type { AuthorId, NoteId, RemovalId } from '../../kernel/ids.ts'
import type { Removal } from '../state.ts'

export type RemovalCommand =
  /** Removes all notes, comments and action items that a person wrote here under this id; `removalId` is new. */
  | { readonly type: 'remove-content-of-person'; readonly person: AuthorId; readonly removalId: RemovalId }
  /** Removes what the author of this note wrote; the author may be a pseudonym (LEAD-20). */
  | { readonly type: 'remove-content-of-author'; readonly noteId: NoteId; readonly removalId: RemovalId }
  /** Brings back what one removal took, as far as it is still in the trash. */
  | { readonly type: 'restore-content'; readonly removalId: RemovalId }
  /** The person leaves the board and cannot come back until a facilitator lets them in again (LEAD-13). */
  | { readonly type: 'remove-person'; readonly person: AuthorId }
  | { readonly type: 'readmit-person'; readonly person: AuthorId }

/** In the log only: each deletion has an event of its own, and only facilitators may know who was removed (LEAD-15). */
export type RemovalEvent =
  | ({ readonly type: 'content-removed'; readonly removalId: RemovalId } & Removal)
  | { readonly type: 'content-restored'; readonly removalId: RemovalId }
  | { readonly type: 'person-removed'; readonly person: AuthorId }
  | { readonly type: 'person-readmitted'; readonly person: AuthorId }
