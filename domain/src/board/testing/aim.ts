import { type ActionId, type AuthorId, asId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import type { ActionItem } from '../action-item.ts'
import type { BoardState } from '../state.ts'
import { addComment, addNote, deleteComment, deleteNote } from './commands.ts'

/** What a command is aimed at, and whose it is. */
interface Target {
  readonly noteId: NoteId
  readonly commentId: CommentId
  readonly actionId?: ActionId
  readonly by: AuthorId
}

/** A command, and the author of what it is about, if that is anybody's. */
export interface Aimed {
  readonly command: BoardCommand
  readonly owner: AuthorId | undefined
}

/**
 * The same command about something that is there: what is edited is on the board, what is restored is in the
 * trash, what is added is new; where there is nothing of the kind, what makes it possible is asked for first.
 * `pick` chooses among the targets. Commands drawn from a hat mostly miss each other; aimed ones meet.
 */
export function aim(command: BoardCommand, board: BoardState, pick: number): Aimed {
  const aimAt = (targets: readonly Target[], instead: BoardCommand): Aimed => {
    const target = targets[pick % targets.length]
    if (target === undefined) return aim(instead, board, pick)
    const { noteId, commentId, by } = target
    return 'commentId' in command
      ? { command: { ...command, noteId, commentId }, owner: by }
      : { command: { ...command, noteId } as BoardCommand, owner: by }
  }
  switch (command.type) {
    case 'add-note':
      return { command: { ...command, noteId: asId<NoteId>(`n${pick}`) }, owner: undefined }
    case 'add-comment': {
      const commentId = asId<CommentId>(`c${pick}`)
      return aimAt(
        notesOf(board.notes).map((target) => ({ ...target, commentId })),
        addNote('n'),
      )
    }
    case 'edit-note':
    case 'move-note':
    case 'delete-note':
    case 'ungroup-note':
    case 'title-group':
    case 'cast-votes':
      return aimAt(notesOf(board.notes), addNote('n'))
    case 'group-note': {
      const all = notesOf(board.notes)
      const into = all[(pick + 1) % all.length]?.noteId ?? command.into
      const aimed = aimAt(all, addNote('n'))
      return aimed.command.type === 'group-note' ? { ...aimed, command: { ...aimed.command, into } } : aimed
    }
    case 'add-action':
      return { command: { ...command, actionId: asId<ActionId>(`a${pick}`) }, owner: undefined }
    case 'edit-action':
    case 'set-action-status':
    case 'assign-action':
    case 'delete-action':
      return aimAtAction(command, [...board.actions.values()], pick)
    case 'restore-action':
      return aimAtAction(command, [...board.trash.actions.values()], pick)
    case 'set-reaction': {
      const given = reactionsOf(board)
      const mine = command.on ? undefined : given[pick % given.length]
      if (mine === undefined) return aimAt(notesOf(board.notes), addNote('n'))
      return { command: { ...command, noteId: mine.noteId, emoji: mine.emoji }, owner: mine.by }
    }
    case 'restore-note':
      return aimAt(notesOf(board.trash.notes), deleteNote('n'))
    case 'edit-comment':
    case 'delete-comment':
      return aimAt(commentsOf(board), addComment('n', 'c'))
    case 'restore-comment':
      return aimAt(trashedCommentsOf(board), deleteComment('n', 'c'))
    case 'rename-column':
    case 'rename-board':
    case 'set-masking':
    case 'set-columns':
    case 'set-anonymous':
    case 'set-background':
    case 'set-done':
    case 'start-voting':
    case 'end-voting':
    case 'start-timer':
    case 'extend-timer':
    case 'end-timer':
    case 'start-media':
    case 'set-volume':
    case 'stop-media':
    case 'start-mood-poll':
    case 'end-mood-poll':
    case 'show-mood':
    case 'show-summary':
    case 'set-spotlight':
    case 'set-sorting':
    case 'set-gif-sharing':
    case 'share-gif':
    case 'give-facilitation':
    case 'take-facilitation':
      return { command, owner: undefined }
  }
}

function aimAtAction(command: BoardCommand, actions: readonly ActionItem[], pick: number): Aimed {
  const action = actions[pick % actions.length]
  if (action === undefined) return { command, owner: undefined }
  return {
    command: { ...command, actionId: action.id } as BoardCommand,
    owner: action.createdBy ?? undefined,
  }
}

function notesOf(notes: BoardState['notes']): Target[] {
  return notes.values().map(({ id, by }) => ({ noteId: id, commentId: asId<CommentId>('c'), by }))
}

function reactionsOf(board: BoardState) {
  return board.notes
    .values()
    .flatMap((note) => note.reactions.map((reaction) => ({ ...reaction, noteId: note.id })))
}

function commentsOf(board: BoardState): Target[] {
  return board.notes
    .values()
    .flatMap((note) => note.comments.map(({ id, by }) => ({ noteId: note.id, commentId: id, by })))
}

function trashedCommentsOf(board: BoardState): Target[] {
  return board.trash.comments.values().map(({ noteId, comment }) => ({
    noteId,
    commentId: comment.id,
    by: comment.by,
  }))
}
