import type { BoardCommand } from '@retropulse/domain/board/command'
import { groupMembers, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'

type Board = Pick<BoardState, 'notes'>

/**
 * The commands that take a note out of its group (GROUP-18). When the first note leaves, the others stay a group under
 * the same title.
 */
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

/** The commands that undo a grouping of a note, or of the group it led; `before` is the board before it (UNDO-10). */
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

/** The commands that undo ungrouping, or one note leaving its group (UNDO-10). */
export function undoUngrouping({ notes }: Board, noteId: NoteId): readonly BoardCommand[] {
  const note = notes.get(noteId)
  if (note === undefined) return []
  if (note.group !== null) return [join(noteId, note.group.into)]
  return groupMembers(notes, noteId).map(({ id }) => join(id, noteId))
}

/** The commands that undo `takeOut`: a former first note leads its group again (UNDO-10). */
export function undoTakeOut(before: Board, noteId: NoteId): readonly BoardCommand[] {
  const note = before.notes.get(noteId)
  const leader = nextLeaderOf(before, noteId)
  return note?.group === null && leader !== null ? [join(leader.id, noteId)] : undoUngrouping(before, noteId)
}

/** The commands that bring a deleted note back; a former first note leads its group again (UNDO-10). */
export function undoDeleting(before: Board, noteId: NoteId): readonly BoardCommand[] {
  const leader = nextLeaderOf(before, noteId)
  return [{ type: 'restore-note', noteId }, ...(leader === null ? [] : [join(leader.id, noteId)])]
}

/** The note that leads a group after its first note is gone; null for a note that leads none. */
export function nextLeaderOf({ notes }: Board, noteId: NoteId): Note | null {
  return groupMembers(notes, noteId)[0] ?? null
}

function join(noteId: NoteId, into: NoteId): BoardCommand {
  return { type: 'group-note', noteId, into }
}

function nameIt(noteId: NoteId, title: string): BoardCommand {
  return { type: 'title-group', noteId, title }
}
