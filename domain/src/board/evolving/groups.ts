import type { NoteId } from '../../kernel/ids.ts'
import type { PersistentMap } from '../../kernel/persistent-map.ts'
import { groupMembers } from '../groups.ts'
import type { Note } from '../state.ts'

type Notes = PersistentMap<NoteId, Note>

/** The other notes once one is gone: a group whose first note goes is led by the next, under the same title. */
export function leaveGroup(notes: Notes, gone: Note): Notes {
  const [heir, ...others] = groupMembers(notes, gone.id)
  if (heir === undefined) return notes
  const led = notes.with(heir.id, { ...heir, group: null, groupTitle: gone.groupTitle ?? heir.groupTitle })
  return others.reduce(
    (left, { id, ...note }) =>
      left.with(id, { id, ...note, group: { into: heir.id, place: note.group?.place ?? 0 } }),
    led,
  )
}

/** A note that comes back: into its group while that is still led by the same note, else by itself. */
export function returnToGroup(notes: Notes, note: Note): Note {
  const leader = note.group === null ? undefined : notes.get(note.group.into)
  return leader !== undefined && leader.group === null ? note : { ...note, group: null }
}
