import type { NoteId } from '../../kernel/ids.ts'
import type { PersistentMap } from '../../kernel/persistent-map.ts'
import type { Note, Reaction } from '../state.ts'

/** The other notes of the group that a note leads, in their order; none when it leads no group. */
export function groupMembers(notes: PersistentMap<NoteId, Note>, leader: NoteId): readonly Note[] {
  const members: Note[] = []
  notes.forEach((note) => {
    if (note.group?.into === leader) members.push(note)
  })
  return members.sort(byPlace)
}

/**
 * The members of all groups by the note that leads them, in one pass: for callers that read all of a board's thousands
 * of notes.
 */
export function membersByLeader(notes: PersistentMap<NoteId, Note>): ReadonlyMap<NoteId, readonly Note[]> {
  const groups = new Map<NoteId, Note[]>()
  notes.forEach((note) => {
    if (note.group === null) return
    const members = groups.get(note.group.into)
    if (members === undefined) groups.set(note.group.into, [note])
    else members.push(note)
  })
  for (const members of groups.values()) members.sort(byPlace)
  return groups
}

/** The note that leads the group of a note: itself when it is in no group. */
export function leaderOf(notes: PersistentMap<NoteId, Note>, note: Note): Note {
  return (note.group === null ? undefined : notes.get(note.group.into)) ?? note
}

/**
 * The reactions of a note and of those grouped under it: each person's emoji counts once, on however many notes it is
 * (GROUP-4).
 */
export function mergedReactions(note: Note, members: readonly Note[]): readonly Reaction[] {
  if (members.length === 0) return note.reactions
  const merged = new Map<string, Reaction>()
  for (const reaction of [note, ...members].flatMap(({ reactions }) => reactions)) {
    const key = `${reaction.by} ${reaction.emoji}`
    if (!merged.has(key)) merged.set(key, reaction)
  }
  return [...merged.values()]
}

/** Compares two members of one group by their places in it. */
export function byPlace(one: Note, other: Note): number {
  const apart = (one.group?.place ?? 0) - (other.group?.place ?? 0)
  if (apart !== 0) return apart
  return one.id < other.id ? -1 : 1
}
