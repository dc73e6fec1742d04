import type { NoteId } from '../../kernel/ids.ts'

/** Each of them can be undone. */
export type GroupCommand =
  /** A note, with the group that it leads, joins the group of another (GROUP-1, GROUP-9). */
  | { readonly type: 'group-note'; readonly noteId: NoteId; readonly into: NoteId }
  /**
   * Notes that are in no group become one, the first of them leading it, under a title; an empty one: none. All of it
   * or nothing (GROUP-20).
   */
  | { readonly type: 'group-notes'; readonly noteIds: readonly NoteId[]; readonly title: string }
  /** Given a group's first note, the group comes apart; given another member, that note leaves. */
  | { readonly type: 'ungroup-note'; readonly noteId: NoteId }
  /** An empty title takes the title away (GROUP-8). */
  | { readonly type: 'title-group'; readonly noteId: NoteId; readonly title: string }

export type GroupEvent =
  | { readonly type: 'note-grouped'; readonly noteId: NoteId; readonly into: NoteId; readonly place: number }
  | { readonly type: 'note-ungrouped'; readonly noteId: NoteId }
  | { readonly type: 'group-titled'; readonly noteId: NoteId; readonly title: string | null }
