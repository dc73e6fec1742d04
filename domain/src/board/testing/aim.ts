import { type AuthorId, asId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import { addComment, addNote, deleteComment, deleteNote } from './commands.ts'

/** What a command is aimed at, and whose it is. */
interface Target {
  readonly noteId: NoteId
  readonly commentId: CommentId
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
      return aimAt(notesOf(board.notes), addNote('n'))
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
      return { command, owner: undefined }
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
