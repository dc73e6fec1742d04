import type { BoardCommand } from '@retropulse/domain/board/command'
import { groupMembers, leaderOf } from '@retropulse/domain/board/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'

type Board = Pick<BoardState, 'notes'>

/** What takes a note out of its group. The one that leads it leaves the others together, under their title (D6). */
export function takeOut({ notes }: Board, noteId: NoteId): readonly BoardCommand[] {
  const note = notes.get(noteId)
  if (note === undefined) return []
  const [first, ...others] = groupMembers(notes, noteId)
  const leave = { type: 'ungroup-note', noteId } as const
  if (note.group !== null || first === undefined || others.length === 0) return [leave]
  const title = note.groupTitle
  return [
    leave,
    ...others.map(({ id }) => join(id, first.id)),
    ...(title === null ? [] : [nameIt(first.id, title), nameIt(noteId, '')]),
  ]
}

/** What undoes that a note, with the group that it led, was laid on another; `before` is the board before that. */
export function undoGrouping(
  { notes }: Board,
  { noteId, into }: { readonly noteId: NoteId; readonly into: NoteId },
): readonly BoardCommand[] {
  const [note, target] = [notes.get(noteId), notes.get(into)]
  if (note === undefined || target === undefined) return []
  const leader = leaderOf(notes, target)
  const members = groupMembers(notes, noteId)
  const tookTitle = note.groupTitle !== null && leader.groupTitle === null
  return [
    ...[note, ...members].map(({ id }) => ({ type: 'ungroup-note', noteId: id }) as const),
    ...members.map(({ id }) => join(id, noteId)),
    ...(note.group === null ? [] : [join(noteId, note.group.into)]),
    ...(tookTitle ? [nameIt(leader.id, '')] : []),
  ]
}

/** What undoes that a group came apart, or that one note left it. */
export function undoUngrouping({ notes }: Board, noteId: NoteId): readonly BoardCommand[] {
  const note = notes.get(noteId)
  if (note === undefined) return []
  if (note.group !== null) return [join(noteId, note.group.into)]
  return groupMembers(notes, noteId).map(({ id }) => join(id, noteId))
}

/** What undoes `takeOut`: a note that led leads again. */
export function undoTakeOut(before: Board, noteId: NoteId): readonly BoardCommand[] {
  const note = before.notes.get(noteId)
  const heir = heirOfGroup(before, noteId)
  return note?.group === null && heir !== null ? [join(heir.id, noteId)] : undoUngrouping(before, noteId)
}

/** What brings a deleted note back; one that led a group leads it again. */
export function undoDeleting(before: Board, noteId: NoteId): readonly BoardCommand[] {
  const heir = heirOfGroup(before, noteId)
  return [{ type: 'restore-note', noteId }, ...(heir === null ? [] : [join(heir.id, noteId)])]
}

/** Who leads the group of a note once that is gone; null when it leads none. */
export function heirOfGroup({ notes }: Board, noteId: NoteId): Note | null {
  return groupMembers(notes, noteId)[0] ?? null
}

function join(noteId: NoteId, into: NoteId): BoardCommand {
  return { type: 'group-note', noteId, into }
}

function nameIt(noteId: NoteId, title: string): BoardCommand {
  return { type: 'title-group', noteId, title }
}
