import {
  bytesOfAction,
  bytesOfNewComment,
  bytesOfNewNote,
  bytesOfNewReaction,
  textBytes,
} from '../board/board-bytes.ts'
import type { ImportPlan, PlannedNote } from './plan.ts'

/** The bytes that a planned note will take on its board, as board-bytes.ts counts them (NOTE-26). */
export function bytesOfPlannedNote({
  text,
  groupTitle,
  comments,
  reactions,
}: Pick<PlannedNote, 'text' | 'groupTitle' | 'comments' | 'reactions'>): number {
  let bytes = bytesOfNewNote(text) + textBytes(groupTitle ?? '')
  for (const comment of comments) bytes += bytesOfNewComment(comment.text)
  for (const { emoji, count } of reactions) bytes += count * bytesOfNewReaction(emoji)
  return bytes
}

/** The bytes that a plan will take as a board, names of assignees included. */
export function bytesOfPlan({ notes, actions }: Pick<ImportPlan, 'notes' | 'actions'>): number {
  let bytes = 0
  for (const note of notes) bytes += bytesOfPlannedNote(note)
  for (const { text, assignee } of actions) bytes += bytesOfAction({ text }) + textBytes(assignee ?? '')
  return bytes
}
