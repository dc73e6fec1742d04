import type { NoteId } from '../../kernel/ids.ts'
import { type Actor, isAuthor } from '../actor.ts'
import { groupMembers } from '../groups/groups.ts'
import type { BoardState } from '../state.ts'
import type { Act, UndoRules } from '../undo/act.ts'
import { regroup } from '../undo/undo-groups.ts'
import type { NoteCommand } from './commands-and-events.ts'

export const noteUndoRules: UndoRules<NoteCommand> = {
  'add-note': { touched: isThere, inverse: deletion },
  'edit-note': {
    touched: ({ notes }, { noteId }) => notes.get(noteId)?.text,
    inverse: ({ notes }, command) => {
      const note = notes.get(command.noteId)
      return note === undefined ? null : [{ ...command, text: note.text }]
    },
  },
  'move-note': {
    touched: ({ notes }, { noteId }) => {
      const note = notes.get(noteId)
      return [note?.columnId, note?.rank]
    },
    inverse: ({ notes }, command) => {
      const note = notes.get(command.noteId)
      return note === undefined ? null : [{ ...command, columnId: note.columnId, rank: note.rank }]
    },
  },
  'delete-note': {
    touched: wholeNote,
    inverse: (before, { noteId }, after, actor) =>
      regroup(before, after, [{ type: 'restore-note', noteId }], actor),
  },
  'restore-note': { touched: isThere, inverse: deletion },
}

type AboutNote = { readonly noteId: NoteId }

function isThere({ notes }: BoardState, { noteId }: AboutNote): boolean {
  return notes.has(noteId)
}

function deletion(_before: BoardState, { noteId }: AboutNote): readonly Act[] {
  return [{ type: 'delete-note', noteId }]
}

/** Everything that a deleted note takes with it. Its place is left out: any participant moves any note. */
function wholeNote({ notes }: BoardState, { noteId }: AboutNote, actor: Actor): unknown {
  const note = notes.get(noteId)
  if (note === undefined) return null
  const { text, groupTitle, votes } = note
  const reactions = note.reactions.map(({ emoji, by }) => [emoji, isAuthor(by, actor)])
  const comments = note.comments.map(({ id, text: said }) => [id, said])
  const members = groupMembers(notes, noteId).map(({ id }) => id)
  return [text, groupTitle, votes, note.group?.into, members, reactions, comments]
}
