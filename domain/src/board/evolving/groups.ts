import type { NoteId } from '../../kernel/ids.ts'
import type { PersistentMap } from '../../kernel/persistent-map.ts'
import { groupMembers } from '../groups.ts'
import { GROUP_NOTES_MAX } from '../limits.ts'
import type { Note } from '../state.ts'

type Notes = PersistentMap<NoteId, Note>

/**
 * The other notes once one is gone: a group whose first note goes is led by the next, under the same title. While
 * brainstorming the title goes with its note: it is hidden with that one's text, and the next may be somebody else's (D8).
 */
export function leaveGroup(notes: Notes, gone: Note, isMasked: boolean): Notes {
  const [heir, ...others] = groupMembers(notes, gone.id)
  if (heir === undefined) return notes
  const groupTitle = isMasked ? heir.groupTitle : (gone.groupTitle ?? heir.groupTitle)
  const led = notes.with(heir.id, { ...heir, group: null, groupTitle })
  return others.reduce(
    (left, { id, ...note }) =>
      left.with(id, { id, ...note, group: { into: heir.id, place: note.group?.place ?? 0 } }),
    led,
  )
}

/** A note that comes back: into its group while that is led by the same note and has room, else by itself. */
export function returnToGroup(notes: Notes, note: Note): Note {
  const leader = note.group === null ? undefined : notes.get(note.group.into)
  if (leader === undefined || leader.group !== null) return { ...note, group: null }
  const isFull = groupMembers(notes, leader.id).length + 1 >= GROUP_NOTES_MAX
  return isFull ? { ...note, group: null } : note
}
