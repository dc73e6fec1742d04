import type { NoteId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { BoardState } from '../state.ts'
import type { Act, UndoRules } from '../undo/act.ts'
import { regroup } from '../undo/undo-groups.ts'
import type { GroupCommand } from './commands-and-events.ts'
import { groupMembers, leaderOf } from './groups.ts'

export const groupUndoRules: UndoRules<GroupCommand> = {
  'group-note': {
    /** The note that it joins must be the first of its group. */
    touched: ({ notes }, { noteId, into }) => {
      if (!notes.has(noteId)) return null
      const target = notes.get(into)
      return [...membership(notes, noteId), target !== undefined, target?.group?.into]
    },
    inverse: asBefore,
  },
  'group-notes': {
    touched: ({ notes }, { noteIds }) =>
      noteIds.map((noteId) =>
        notes.has(noteId) ? [...membership(notes, noteId), notes.get(noteId)?.groupTitle] : null,
      ),
    inverse: asBefore,
  },
  'ungroup-note': {
    touched: ({ notes }, { noteId }) => (notes.has(noteId) ? membership(notes, noteId) : null),
    inverse: asBefore,
  },
  'title-group': {
    touched: ({ notes }, { noteId }) => {
      const note = notes.get(noteId)
      if (note === undefined) return null
      const leader = leaderOf(notes, note)
      return [leader.id, leader.groupTitle]
    },
    inverse: ({ notes }, command) => {
      const note = notes.get(command.noteId)
      return note === undefined ? null : [{ ...command, title: leaderOf(notes, note).groupTitle ?? '' }]
    },
  },
}

/** A note joins or leaves a group together with those that it leads. */
function membership(notes: BoardState['notes'], noteId: NoteId): readonly unknown[] {
  return [notes.get(noteId)?.group?.into, groupMembers(notes, noteId).map(({ id }) => id)]
}

function asBefore(
  before: BoardState,
  _command: GroupCommand,
  after: BoardState,
  actor: Actor,
): readonly Act[] {
  return regroup(before, after, [], actor)
}
