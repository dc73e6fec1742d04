import type { NoteId } from '../../kernel/ids.ts'
import type { SeenCounts } from '../change-counts.ts'

/** Frames a note, or the group that it is in, for all participants; null: ends the discussion (DISCUSS-1, DISCUSS-4). */
export type DiscussionCommand = {
  readonly type: 'set-discussion'
  readonly note: NoteId | null
  /** What an undo saw: it changes nothing once any of it has changed (DISCUSS-7). */
  readonly seen?: SeenCounts
}

export type DiscussionEvent = { readonly type: 'discussion-set'; readonly note: NoteId | null }
