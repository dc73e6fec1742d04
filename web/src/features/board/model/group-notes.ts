import { byPlace, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId, ColumnId } from '@retropulse/domain/kernel/ids'
import type { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { type BoardStore, type LiveView, useBoardStore, useLive } from './board-store.ts'

/** The other notes of each group in their order, by the first note of the group. */
export type GroupNotes = ReadonlyMap<NoteId, readonly Note[]>

/** The value for a note that leads no group. */
export const NO_MEMBERS: readonly Note[] = []

/** Finds all groups in one pass. Groups that did not change keep their arrays of `before`; if none changed, the map. */
export function groupNotes(notes: PersistentMap<NoteId, Note>, before: GroupNotes): GroupNotes {
  const found = new Map<NoteId, Note[]>()
  notes.forEach((note) => {
    if (!isMember(notes, note)) return
    const members = found.get(note.group.into)
    if (members === undefined) found.set(note.group.into, [note])
    else members.push(note)
  })
  const after = new Map<NoteId, readonly Note[]>()
  for (const [leader, members] of found) {
    members.sort(byPlace)
    const old = before.get(leader)
    after.set(leader, old !== undefined && areSame(old, members) ? old : members)
  }
  const isSame = after.size === before.size && [...after].every(([id, members]) => before.get(id) === members)
  return isSame ? before : after
}

/** True for a note that is shown on the card of its group's first note. */
export function isMember(
  notes: Pick<PersistentMap<NoteId, Note>, 'has'>,
  note: Note,
): note is Note & { group: NonNullable<Note['group']> } {
  return note.group !== null && notes.has(note.group.into)
}

/** The note on whose card a note stands: itself, or the first note of its group. */
export function cardOf({ notes }: Pick<BoardState, 'notes'>, noteId: NoteId): Note | undefined {
  const note = notes.get(noteId)
  return note === undefined ? undefined : leaderOf(notes, note)
}

function areSame(one: readonly Note[], other: readonly Note[]): boolean {
  return one.length === other.length && one.every((note, at) => note === other[at])
}

type Notes = LiveView['board']['notes']

/** One cache for each board, so that all parts of the page share the same arrays. */
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
