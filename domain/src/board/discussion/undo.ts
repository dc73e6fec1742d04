import type { UndoRules } from '../undo/act.ts'
import type { DiscussionCommand } from './commands-and-events.ts'
import { discussionRefusal } from './discussion.ts'

export const discussionUndoRules: UndoRules<DiscussionCommand> = {
  'set-discussion': {
    touched: ({ discussedNote, changes }) => [discussedNote, changes?.discussions],
    /** A note that could not be framed any more is not framed again (DISCUSS-7). */
    inverse: (before, { type }) => {
      const note = before.discussedNote
      return note !== null && discussionRefusal(before, note) !== null ? null : [{ type, note }]
    },
  },
}
