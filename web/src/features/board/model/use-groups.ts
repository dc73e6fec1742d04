import type { Note } from '@retropulse/domain/board/state'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { type BoardStore, type LiveView, useBoardStore, useLive } from './board-store.ts'
import { type GroupNotes, groupNotes, NO_MEMBERS } from './group-notes.ts'

type Notes = LiveView['board']['notes']

/** One for each board, so that all parts of the page share the same arrays. */
const finders = new WeakMap<BoardStore, (notes: Notes) => GroupNotes>()

/** All groups of the board; the same object until one of them changes. */
export function useGroups(): GroupNotes {
  const find = finderOf(useBoardStore())
  return useLive((view) => find(view.board.notes))
}

/** The other notes of the group that a note leads. */
export function useMembers(leader: NoteId): readonly Note[] {
  const find = finderOf(useBoardStore())
  return useLive((view) => find(view.board.notes).get(leader) ?? NO_MEMBERS)
}

/** The number of notes that are shown on the cards of these first notes. */
export function membersIn(leading: readonly Note[], groups: GroupNotes): number {
  return leading.reduce((sum, { id }) => sum + (groups.get(id)?.length ?? 0), 0)
}

/** For each column, the number of notes that are shown on the card of another one. */
export function useMemberCount(): (columnId: ColumnId) => number {
  const groups = useGroups()
  const notes = useLive((view) => view.board.notes)
  return (columnId) =>
    membersIn(
      [...groups.keys()].flatMap((id) => notes.get(id) ?? []).filter((note) => note.columnId === columnId),
      groups,
    )
}

function finderOf(store: BoardStore): (notes: Notes) => GroupNotes {
  const known = finders.get(store)
  if (known !== undefined) return known
  let seen: Notes | null = null
  let last: GroupNotes = new Map()
  const find = (notes: Notes): GroupNotes => {
    if (notes !== seen) last = groupNotes(notes, last)
    seen = notes
    return last
  }
  finders.set(store, find)
  return find
}
