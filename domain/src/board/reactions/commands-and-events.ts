import type { AuthorId, NoteId } from '../../kernel/ids.ts'

/** On or off rather than "toggle", so that a second tab or a repeated delivery cannot undo it (REACTION-2). */
export type ReactionCommand = {
  readonly type: 'set-reaction'
  readonly noteId: NoteId
  readonly emoji: string
  readonly on: boolean
}

export type ReactionEvent =
  | {
      readonly type: 'reaction-added'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
  | {
      readonly type: 'reaction-removed'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
