import { groupMembers, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import { isHiddenFrom } from '@retropulse/domain/board/notes/decide'
import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { predict } from '../../live/predict.ts'
import type { LiveView } from '../../model/board-store.ts'

export type GroupView = Pick<LiveView, 'board' | 'you' | 'editing'>

/** Why the server would refuse to group two notes now; null when it would accept (GROUP-10, GROUP-11, GROUP-12). */
export function groupingRefusal(
  { board, you, editing }: GroupView,
  noteId: NoteId,
  into: NoteId,
): BoardRefusal | null {
  const editedByOthers = new Set(editing.map((one) => one.noteId))
  const decision = predict(board, { type: 'group-note', noteId, into }, { actor: you, at: 0, editedByOthers })
  return decision?.ok === false ? decision.refusal : null
}

/**
 * Why a note cannot be grouped with any now: a vote runs, it is hidden, or another participant edits it (GROUP-10,
 * GROUP-11, GROUP-12).
 */
export function noteRefusal({ board, you, editing }: GroupView, note: Note): BoardRefusal | null {
  if (board.voting?.status === 'vote') return 'voting-running'
  const leader = leaderOf(board.notes, note)
  const group = [leader, ...groupMembers(board.notes, leader.id)]
  if (group.some((one) => isHiddenFrom(board, one, you))) return 'note-hidden'
  const isEdited = group.some(({ id }) => editing.some(({ noteId }) => noteId === id))
  return isEdited ? 'note-being-edited' : null
}
