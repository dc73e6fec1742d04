import { groupMembers, leaderOf } from '../groups/groups.ts'
import { notesInColumn } from '../order.ts'
import type { BoardState } from '../state.ts'
import { actorsOfBoard } from './people.ts'

/** What people see of a board: without times, without the trash, and ranks only as an order. */
export function seen(board: BoardState): unknown {
  const people = actorsOfBoard()
  const nameOf = (author: string) =>
    people.find(({ authorIds }) => authorIds.some((id) => id === author))?.name ?? author
  return {
    title: board.title,
    settings: [board.sortBy, discussedCardId(board), board.showHighlight, board.theme, board.backgroundUrl],
    columns: board.columns.map(({ id, name, meaning }) => ({
      id,
      name,
      meaning,
      notes: notesInColumn(board, id).map((note) => ({
        note: [note.id, note.text, note.by, note.votes, note.group?.into],
        members: groupMembers(board.notes, note.id).map((each) => each.id),
        title: note.groupTitle,
        reactions: [...new Set(note.reactions.map((one) => `${one.emoji} ${nameOf(one.by)}`))].sort(),
        comments: note.comments.map((one) => [one.id, one.text, one.by, one.at]),
      })),
    })),
    actions: board.actions.values().map((action) => {
      const { id, text, status, assignees, resolvedIn, due } = action
      return { id, text, status, assignees, resolvedIn, due }
    }),
  }
}

/** A note of a group stands for the group (DISCUSS-5). */
function discussedCardId({ discussedNote, notes }: BoardState): string | null {
  const note = discussedNote === null ? undefined : notes.get(discussedNote)
  return note === undefined ? discussedNote : leaderOf(notes, note).id
}
