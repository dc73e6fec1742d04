import type { NoteId } from '../kernel/ids.ts'
import type { PersistentMap } from '../kernel/persistent-map.ts'
import type { Note } from './state.ts'

/** The other notes of the group that a note leads, in their order; none when it leads no group (D6). */
export function groupMembers(notes: PersistentMap<NoteId, Note>, leader: NoteId): readonly Note[] {
  const members: Note[] = []
  notes.forEach((note) => {
    if (note.group?.into === leader) members.push(note)
  })
  return members.sort(byPlace)
}

/** The note that leads the group of a note: itself when it is by itself. */
export function leaderOf(notes: PersistentMap<NoteId, Note>, note: Note): Note {
  return (note.group === null ? undefined : notes.get(note.group.into)) ?? note
}

/** Orders members of one group. */
export function byPlace(one: Note, other: Note): number {
  const apart = (one.group?.place ?? 0) - (other.group?.place ?? 0)
  if (apart !== 0) return apart
  return one.id < other.id ? -1 : 1
}
