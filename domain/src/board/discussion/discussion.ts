import type { NoteId } from '../../kernel/ids.ts'
import { leaderOf } from '../groups/groups.ts'
import type { BoardRefusal } from '../refusal.ts'
import type { BoardState, Note } from '../state.ts'
import { voteResults } from '../voting/vote-results.ts'

/**
 * The note that is framed for all participants, a group by its first note; null: none. A note that is gone, a board that
 * is masked or a vote that runs has no frame; a note that was grouped meanwhile stands for its group (DISCUSS-5).
 */
export function discussedCard(state: DiscussedState): Note | null {
  const { discussedNote, isMasked, voting, notes } = state
  if (discussedNote === null || isMasked || voting?.status !== 'endVote') return null
  const note = notes.get(discussedNote)
  return note === undefined ? null : leaderOf(notes, note)
}

/** Why this note cannot be discussed now; null when it can (DISCUSS-3). */
export function discussionRefusal(state: BoardState, noteId: NoteId): BoardRefusal | null {
  if (state.voting?.status === 'vote') return 'voting-running'
  if (state.isMasked) return 'note-hidden'
  const note = state.notes.get(noteId)
  if (note === undefined) return 'unknown-note'
  const { id } = leaderOf(state.notes, note)
  return voteResults(state).some((card) => card.note.id === id) ? null : 'unknown-note'
}

type DiscussedState = Pick<BoardState, 'discussedNote' | 'isMasked' | 'voting' | 'notes'>
