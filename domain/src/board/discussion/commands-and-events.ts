import type { NoteId } from '../../kernel/ids.ts'

/** Frames a note, or the group that it is in, for all participants; null: ends the discussion (DISCUSS-1, DISCUSS-4). */
export type DiscussionCommand = { readonly type: 'set-discussion'; readonly note: NoteId | null }

export type DiscussionEvent = { readonly type: 'discussion-set'; readonly note: NoteId | null }
