import type { AuthorId, BoardId, ColumnId, CommentId, NoteId } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import type { Rank } from '../kernel/rank.ts'

/** What a column asks for, whatever its theme calls it, so that retros compare across themes (D30). */
export type ColumnMeaning = 'good' | 'bad' | 'idea' | 'question' | 'thanks' | 'other'

export interface Column {
  readonly id: ColumnId
  readonly name: string
  readonly meaning: ColumnMeaning
}

/** A remark under a note. Times are milliseconds since 1970, by the server's clock. */
export interface Comment {
  readonly id: CommentId
  readonly text: string
  readonly by: AuthorId
  readonly at: number
  readonly editedAt: number | null
}

/** One person's one emoji on one note. */
export interface Reaction {
  readonly emoji: string
  readonly by: AuthorId
}

/** A sticky note; its place is (column, rank), never a coordinate (D5). */
export interface Note {
  readonly id: NoteId
  readonly columnId: ColumnId
  readonly rank: Rank
  readonly text: string
  readonly by: AuthorId
  readonly at: number
  readonly editedBy: AuthorId | null
  readonly reactions: readonly Reaction[]
  readonly comments: readonly Comment[]
}

/** A deleted comment, and the place under its note that it goes back to. */
export interface TrashedComment {
  readonly noteId: NoteId
  readonly index: number
  readonly comment: Comment
}

/** Everything that the log of one board adds up to. */
export interface BoardState {
  readonly id: BoardId
  readonly title: string
  readonly columns: readonly Column[]
  /** True when authors are written down as pseudonyms (D9). */
  readonly isAnonymous: boolean
  /** True while brainstorming: everybody reads their own text only (D8). */
  readonly isMasked: boolean
  readonly createdAt: number
  readonly notes: PersistentMap<NoteId, Note>
  /** What was deleted and can be brought back (D27); never leaves the server. */
  readonly trash: {
    readonly notes: PersistentMap<NoteId, Note>
    readonly comments: PersistentMap<CommentId, TrashedComment>
  }
}

/** A board before its first event. */
export function emptyBoard(id: BoardId): BoardState {
  return {
    id,
    title: '',
    columns: [],
    isAnonymous: false,
    isMasked: false,
    createdAt: 0,
    notes: PersistentMap.empty(),
    trash: emptyTrash(),
  }
}

/** A trash with nothing in it. */
export function emptyTrash(): BoardState['trash'] {
  return { notes: PersistentMap.empty(), comments: PersistentMap.empty() }
}
