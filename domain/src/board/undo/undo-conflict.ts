import type { ActionId, CommentId, NoteId } from '../../kernel/ids.ts'
import { isAuthor, type Actor } from '../actor.ts'
import { groupMembers, leaderOf } from '../groups/groups.ts'
import type { BoardState, Comment, Reaction } from '../state.ts'
import type { Act, GroupAct, SettingAct } from './undo-acts.ts'

/**
 * What a command would overwrite on this board, in a form to compare: equal answers mean that nothing which the command
 * touches differs. Times and authors are left out, since the browser only predicts them.
 */
export function touchedBy(board: BoardState, command: Act, actor: Actor): string {
  return JSON.stringify(touched(board, command, actor))
}

function touched(board: BoardState, command: Act, actor: Actor): unknown {
  switch (command.type) {
    case 'delete-note':
      return wholeNote(board, command.noteId, actor)
    case 'edit-note':
      return board.notes.get(command.noteId)?.text
    case 'move-note': {
      const note = board.notes.get(command.noteId)
      return [note?.columnId, note?.rank]
    }
    case 'add-note':
    case 'restore-note':
      return board.notes.has(command.noteId)
    case 'set-reaction': {
      const reactions = board.notes.get(command.noteId)?.reactions ?? []
      return reactions.some(({ emoji, by }) => emoji === command.emoji && isAuthor(by, actor))
    }
    case 'group-note':
    case 'ungroup-note':
    case 'title-group':
      return touchedGroup(board, command)
    case 'add-comment':
    case 'edit-comment':
    case 'delete-comment':
    case 'restore-comment':
      return commentOf(board, command)?.text
    case 'add-action':
    case 'delete-action':
    case 'restore-action':
      return wholeAction(board, command.actionId)
    case 'edit-action':
      return board.actions.get(command.actionId)?.text
    case 'set-action-status':
      return board.actions.get(command.actionId)?.status
    case 'assign-action':
      return board.actions.get(command.actionId)?.assignees
    case 'set-action-due':
      return board.actions.get(command.actionId)?.due
    case 'rename-column':
    case 'rename-board':
    case 'set-columns':
    case 'set-background':
    case 'set-sorting':
    case 'set-spotlight':
      return touchedSetting(board, command)
  }
}

/** A note joins or leaves a group together with those that it leads; the note that it joins must be a group's first. */
function touchedGroup({ notes }: BoardState, command: GroupAct): unknown {
  const note = notes.get(command.noteId)
  if (note === undefined) return null
  if (command.type === 'title-group') {
    const leader = leaderOf(notes, note)
    return [leader.id, leader.groupTitle]
  }
  const own = [note.group?.into, groupMembers(notes, note.id).map(({ id }) => id)]
  if (command.type === 'ungroup-note') return own
  const target = notes.get(command.into)
  return [...own, target !== undefined, target?.group?.into]
}

function touchedSetting(board: BoardState, command: SettingAct): unknown {
  switch (command.type) {
    case 'rename-column':
      return board.columns.find(({ id }) => id === command.columnId)?.name
    case 'rename-board':
      return board.title
    case 'set-columns': {
      const going = board.columns.filter(({ id }) => command.columns.every((column) => column.id !== id))
      const moved = board.notes.values().filter(({ columnId }) => going.some(({ id }) => id === columnId))
      return [board.columns, moved.map(({ id }) => id).sort()]
    }
    case 'set-background':
      return [board.theme, board.backgroundUrl]
    case 'set-sorting':
      return board.sortBy
    case 'set-spotlight':
      return board.showHighlight
  }
}

/** Everything that a deleted note takes with it. Its place is left out: any participant moves any note. */
function wholeNote({ notes }: BoardState, noteId: NoteId, actor: Actor): unknown {
  const note = notes.get(noteId)
  if (note === undefined) return null
  const { text, groupTitle, votes } = note
  const reactions = note.reactions.map(({ emoji, by }: Reaction) => [emoji, isAuthor(by, actor)])
  const comments = note.comments.map(({ id, text: said }: Comment) => [id, said])
  const members = groupMembers(notes, noteId).map(({ id }) => id)
  return [text, groupTitle, votes, note.group?.into, members, reactions, comments]
}

function wholeAction({ actions }: BoardState, actionId: ActionId): unknown {
  const action = actions.get(actionId)
  return action === undefined ? null : [action.text, action.status, action.assignees, action.due]
}

function commentOf(
  { notes }: BoardState,
  { noteId, commentId }: { readonly noteId: NoteId; readonly commentId: CommentId },
): Comment | undefined {
  return notes.get(noteId)?.comments.find(({ id }) => id === commentId)
}
