import { isAuthor } from '../actor.ts'
import type { UndoRules } from '../undo/act.ts'
import type { ReactionCommand } from './commands-and-events.ts'

export const reactionUndoRules: UndoRules<ReactionCommand> = {
  'set-reaction': {
    touched: ({ notes }, command, actor) => {
      const reactions = notes.get(command.noteId)?.reactions ?? []
      return reactions.some(({ emoji, by }) => emoji === command.emoji && isAuthor(by, actor))
    },
    inverse: ({ notes }, command) => (notes.has(command.noteId) ? [{ ...command, on: !command.on }] : null),
  },
}
