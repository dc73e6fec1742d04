import { asId, type BoardId, type ColumnId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { BoardCommand } from '../command.ts'
import { decide } from '../decide.ts'
import type { DecisionContext } from '../decision.ts'
import type { BoardEvent, EventOf } from '../event.ts'
import { evolve } from '../evolve.ts'
import { type BoardState, type Comment, emptyBoard, type Note } from '../state.ts'

/** The time for tests that do not depend on it: milliseconds since 1970. */
export const NOON = 1_700_000_000_000

/** The first event of a test's board: three columns, 'good', 'bad' and 'next'. */
export function boardCreated(isAnonymous = false): EventOf<'board-created'> {
  return {
    type: 'board-created',
    title: 'Sprint 12',
    columns: [
      { id: asId<ColumnId>('good'), name: 'Went well', meaning: 'good' },
      { id: asId<ColumnId>('bad'), name: 'Went less well', meaning: 'bad' },
      { id: asId<ColumnId>('next'), name: 'Try next', meaning: 'idea' },
    ],
    isAnonymous,
    at: NOON,
  }
}

/** A board without notes that names authors. */
export function namedBoard(): BoardState {
  return evolve(emptyBoard(asId<BoardId>('board')), boardCreated(false))
}

/** A board without notes that stores pseudonyms (ANON-4). */
export function anonymousBoard(): BoardState {
  return evolve(emptyBoard(asId<BoardId>('board')), boardCreated(true))
}

/** The context of a decision when this person gives the command. */
export function by(
  actor: Actor,
  { at = NOON, busy = [] }: { readonly at?: number; readonly busy?: readonly string[] } = {},
): DecisionContext {
  const editedByOthers = new Set(busy.map((id) => asId<NoteId>(id)))
  return { actor, at, editedByOthers, presentKeys: ['somebody-here'], chance: 0 }
}

/** The board after these people gave these commands one after the other; a refusal fails the test. */
export function play(
  state: BoardState,
  ...acts: readonly (readonly [Actor, BoardCommand, number?])[]
): BoardState {
  return acts.reduce((board, [actor, command, at]) => {
    const decision = decide(board, command, by(actor, at === undefined ? {} : { at }))
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal}`)
    return replay(board, decision.events)
  }, state)
}

/** The board after these events. */
export function replay(state: BoardState, events: readonly BoardEvent[]): BoardState {
  return events.reduce(evolve, state)
}

/** A note that the test knows to be there. */
export function noteOf(state: BoardState, noteId: string): Note {
  const note = state.notes.get(asId<NoteId>(noteId))
  if (note === undefined) throw new Error(`no note ${noteId}`)
  return note
}

/** A comment that the test knows to be there. */
export function commentOf(state: BoardState, noteId: string, commentId: string): Comment {
  const found = noteOf(state, noteId).comments.find((comment) => comment.id === asId<CommentId>(commentId))
  if (found === undefined) throw new Error(`no comment ${commentId}`)
  return found
}
