import { assertNever } from '../kernel/assert-never.ts'
import type { NoteId } from '../kernel/ids.ts'
import type { Decision } from '../kernel/result.ts'
import type { Actor } from './actor.ts'
import type { BoardCommand } from './command.ts'
import type { BoardEvent } from './event.ts'
import type { BoardRefusal } from './refusal.ts'
import { addComment, deleteComment, editComment, restoreComment } from './rules/comments.ts'
import { setMasking } from './rules/facilitation.ts'
import { addNote, deleteNote, editNote, moveNote, restoreNote } from './rules/notes.ts'
import { setReaction } from './rules/reactions.ts'
import { renameBoard, renameColumn } from './rules/settings.ts'
import type { BoardState } from './state.ts'

/** What a decision may know besides the board and the command. */
export interface DecisionContext {
  readonly actor: Actor
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  /** Notes that somebody other than the actor is editing right now (board.md §4). */
  readonly editedByOthers: ReadonlySet<NoteId>
}

export type BoardDecision = Decision<BoardEvent, BoardRefusal>

/** Every rule of a live board. The server decides with it; the browser foresees with it. */
export function decide(state: BoardState, command: BoardCommand, context: DecisionContext): BoardDecision {
  switch (command.type) {
    case 'add-note':
      return addNote(state, command, context)
    case 'edit-note':
      return editNote(state, command, context)
    case 'move-note':
      return moveNote(state, command, context)
    case 'delete-note':
      return deleteNote(state, command, context)
    case 'restore-note':
      return restoreNote(state, command, context)
    case 'add-comment':
      return addComment(state, command, context)
    case 'edit-comment':
      return editComment(state, command, context)
    case 'delete-comment':
      return deleteComment(state, command, context)
    case 'restore-comment':
      return restoreComment(state, command, context)
    case 'set-reaction':
      return setReaction(state, command, context)
    case 'rename-column':
      return renameColumn(state, command, context)
    case 'rename-board':
      return renameBoard(state, command, context)
    case 'set-masking':
      return setMasking(state, command, context)
    default:
      return assertNever(command)
  }
}
