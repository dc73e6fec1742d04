import { membersByLeader } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'

/** A group as it was proposed, and as the facilitator changed it. */
export interface GroupProposal {
  readonly title: string
  readonly noteIds: readonly string[]
}

/**
 * The notes of a proposal that can still be grouped: on the board, in the column, and in no group. Fewer than two: there
 * is nothing left to propose.
 */
export function openNotes(
  { notes }: Pick<BoardState, 'notes'>,
  columnId: ColumnId,
  { noteIds }: GroupProposal,
): readonly Note[] {
  const known = new Map<string, Note>(ungroupedNotes({ notes }, columnId).map((note) => [note.id, note]))
  const open = noteIds.flatMap((noteId) => known.get(noteId) ?? [])
  return open.length < 2 ? [] : open
}

/** The notes of a column that are in no group. */
export function ungroupedNotes({ notes }: Pick<BoardState, 'notes'>, columnId: ColumnId): readonly Note[] {
  const leading = membersByLeader(notes)
  return notes
    .values()
    .filter((note) => note.columnId === columnId && note.group === null && !leading.has(note.id))
}
