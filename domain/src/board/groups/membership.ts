import type { NoteId } from '../../kernel/ids.ts'
import type { PersistentMap } from '../../kernel/persistent-map.ts'
import { groupMembers } from './groups.ts'
import { GROUP_NOTES_MAX } from '../limits.ts'
import type { Note } from '../state.ts'

type Notes = PersistentMap<NoteId, Note>

/**
 * The other notes of a group once a note is gone: when a group's first note goes, the next one leads under the same
 * title (GROUP-13). While brainstorming the title goes with its note: it is hidden with that text, and the next note
 * may have another author (MASK-20).
 */
export function leaveGroup(notes: Notes, gone: Note, isMasked: boolean): Notes {
  const [leader, ...others] = groupMembers(notes, gone.id)
  if (leader === undefined) return notes
  const groupTitle = isMasked ? leader.groupTitle : (gone.groupTitle ?? leader.groupTitle)
  const led = notes.with(leader.id, { ...leader, group: null, groupTitle })
  return others.reduce(
    (left, { id, ...note }) =>
      left.with(id, { id, ...note, group: { into: leader.id, place: note.group?.place ?? 0 } }),
    led,
  )
}

/** The note that leads what is left of the group of a note once that one is gone; null: it was in no group. */
export function groupAfter(notes: Notes, gone: Note): NoteId | null {
  return gone.group?.into ?? groupMembers(notes, gone.id)[0]?.id ?? null
}

/**
 * A note that comes back: into its group while the same note leads it and it has room, else by itself.
 */
export function returnToGroup(notes: Notes, note: Note): Note {
  const leader = note.group === null ? undefined : notes.get(note.group.into)
  if (leader === undefined || leader.group !== null) return { ...note, group: null }
  const members = groupMembers(notes, leader.id)
  if (members.length + 1 >= GROUP_NOTES_MAX) return { ...note, group: null }
  // A note that joined meanwhile may have its place: two notes never have the same (GROUP-13).
  const isTaken = members.some(({ group }) => group?.place === note.group?.place)
  const last = members.at(-1)?.group?.place ?? 0
  return isTaken ? { ...note, group: { into: leader.id, place: last + 1 } } : note
}
