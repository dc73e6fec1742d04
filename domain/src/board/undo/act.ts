import type { ActionCommand } from '../action-items/commands-and-events.ts'
import type { Actor } from '../actor.ts'
import type { CommentCommand } from '../comments/commands-and-events.ts'
import type { DiscussionCommand } from '../discussion/commands-and-events.ts'
import type { FacilitationAct } from '../facilitation/commands-and-events.ts'
import type { GroupCommand } from '../groups/commands-and-events.ts'
import type { RunAct } from '../guided-run/commands-and-events.ts'
import type { NoteCommand } from '../notes/commands-and-events.ts'
import type { ReactionCommand } from '../reactions/commands-and-events.ts'
import type { SettingsAct } from '../settings/commands-and-events.ts'
import type { SummaryTextAct } from '../showings/commands-and-events.ts'
import type { BoardState } from '../state.ts'

/**
 * Commands that can be undone, and that undo others (UNDO-1). Votes, timers, polls, media, GIFs, masking, author
 * visibility and facilitation cannot: others have seen, heard or counted them (UNDO-2). A step of a guided run can, with
 * all that it has set (RUN-7).
 */
export type Act =
  | ActionCommand
  | CommentCommand
  | DiscussionCommand
  | FacilitationAct
  | GroupCommand
  | NoteCommand
  | ReactionCommand
  | RunAct
  | SettingsAct
  | SummaryTextAct

/** How one type of command is undone. */
export interface UndoRule<Command> {
  /**
   * What the command would overwrite on this board, in a form to compare as JSON. Times and authors are left out, since
   * the browser only predicts them.
   */
  readonly touched: (board: BoardState, command: Command, actor: Actor) => unknown
  /** The commands that lead from the board after the act back to the board before it; null where there are none. */
  readonly inverse: (
    before: BoardState,
    command: Command,
    after: BoardState,
    actor: Actor,
  ) => readonly Act[] | null
}

/** How each of these commands is undone: one that is left out does not compile. */
export type UndoRules<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: UndoRule<Extract<Command, { type: Type }>>
}
