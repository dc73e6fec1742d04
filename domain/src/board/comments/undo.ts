import type { BoardState } from '../state.ts'
import type { Act, UndoRules } from '../undo/act.ts'
import type { CommentCommand } from './commands-and-events.ts'

export const commentUndoRules: UndoRules<CommentCommand> = {
  'add-comment': { touched: textOf, inverse: deletion },
  'edit-comment': {
    touched: textOf,
    inverse: (before, command) => {
      const text = textOf(before, command)
      return text === undefined ? null : [{ ...command, text }]
    },
  },
  'delete-comment': {
    touched: textOf,
    inverse: (_before, { noteId, commentId }) => [{ type: 'restore-comment', noteId, commentId }],
  },
  'restore-comment': { touched: textOf, inverse: deletion },
}

type AboutComment = Pick<CommentCommand, 'noteId' | 'commentId'>

function textOf({ notes }: BoardState, { noteId, commentId }: AboutComment): string | undefined {
  return notes.get(noteId)?.comments.find(({ id }) => id === commentId)?.text
}

function deletion(_before: BoardState, { noteId, commentId }: AboutComment): readonly Act[] {
  return [{ type: 'delete-comment', noteId, commentId }]
}
