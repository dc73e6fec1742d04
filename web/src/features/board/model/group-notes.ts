import { byPlace, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { PersistentMap } from '@retropulse/domain/kernel/persistent-map'

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
