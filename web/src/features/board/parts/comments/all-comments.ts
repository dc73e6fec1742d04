import type { Comment, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'

/** A comment, and the note that it belongs to. */
export interface PlacedComment {
  readonly on: NoteId
  readonly comment: Comment
}

/** The comments of all notes of a group by their times (COMMENT-4); those of the same time in the order of notes. */
export function allComments(notes: readonly Note[]): readonly PlacedComment[] {
  const all = notes.flatMap(({ id, comments }) => comments.map((comment) => ({ on: id, comment })))
  return all.toSorted((one, other) => one.comment.at - other.comment.at)
}
