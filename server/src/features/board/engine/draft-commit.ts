import { decide, type DecisionContext } from '@retropulse/domain/board/decide'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardState } from '@retropulse/domain/board/state'
import { accept } from '@retropulse/domain/kernel/result'
import type { CommandReply } from '@retropulse/contract/board-room'
import { type Actor, UNNAMED_AUTHOR, unnamed } from '@retropulse/domain/board/actor'
import type { BoardCommand, CarryAction } from '@retropulse/domain/board/command'
import type { AuthorId, CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import type { BoardAppend } from './log.ts'
import type { CommittedRow, LiveBoard } from './live-board.ts'

/** A command that waits for its commit. */
export interface Submission {
  /** A command of a client, or one of the server itself. */
  readonly envelope: {
    readonly id: CommandId
    readonly command: BoardCommand | CarryAction
    /** The content was typed while the board hid its authors, and stays without a name (ANON-14). */
    readonly anonymous?: true | undefined
  }
  readonly actor: Actor
  /** Notes that others have open; called when the command is decided. */
  readonly editedByOthers: () => ReadonlySet<NoteId>
  /**
   * Since when no facilitator is on the board (LEAD-6); called when the command is decided. Null: one is, or not known.
   */
  readonly noFacilitatorSince?: () => number | null
  /** Keys of the participants on the board; called when the command is decided. Omitted where no command needs them. */
  readonly presentKeys?: () => readonly string[]
  /**
   * False when the board has changed so that the command no longer applies: then it is accepted and changes nothing.
   */
  readonly isStillMeant?: (state: BoardState) => boolean
  /**
   * False when the command makes the server send more than the sender may by now (LIMIT-25), on the board that it is
   * decided on: commands that came with it may have made it costly. It is asked again when a commit is drafted again.
   */
  readonly isAffordable?: (state: BoardState) => boolean
  readonly reply: (reply: CommandReply) => void
}

/** The outcome of a board's waiting commands, if nothing else is written to its log meanwhile. */
export interface CommitDraft {
  readonly append: BoardAppend
  /** The append's rows, each with the board after it. */
  readonly rows: readonly CommittedRow[]
  /** The answer to each submission, to be given once the append is durable. */
  readonly replies: readonly { readonly submission: Submission; readonly reply: CommandReply }[]
}

/**
 * Decides commands one after the other, each on the state that those before it leave. A command that is in the log
 * already is answered with its sequence number and not done again (WIRE-14). One on which a rule throws goes to `onError`
 * and leaves the board to the others as it was, as deciding changes nothing in place.
 */
export function draftCommit(
  board: LiveBoard,
  submissions: readonly Submission[],
  at: number,
  onError: (error: unknown) => void,
): CommitDraft {
  let { seq, state } = board.at
  const rows: CommittedRow[] = []
  const drafted = new Map<string, number>()
  const replies = submissions.map((submission) => {
    const { id: commandId } = submission.envelope
    const doneAt = board.done.get(commandId) ?? drafted.get(commandId)
    if (doneAt !== undefined) return { submission, reply: { ok: true, seq: doneAt } as const }
    try {
      if (submission.isAffordable?.(state) === false)
        return { submission, reply: { ok: false, code: 'too-fast' } as const }
      const decided = decideOn(state, submission, at)
      if (!decided.ok) return { submission, reply: decided }
      if (decided.events.length > 0) {
        const { actor, events, stateAfter } = decided
        rows.push({ seq: seq + 1, commandId, actor, at, events, stateAfter })
        state = stateAfter
        seq += 1
        drafted.set(commandId, seq)
      }
      return { submission, reply: { ok: true, seq } as const }
    } catch (error) {
      onError(error)
      return { submission, reply: { ok: false, code: 'unavailable' } as const }
    }
  })
  return { append: { boardId: board.id, base: board.at.seq, rows, state }, rows, replies }
}

/** The events of a command, the actor that their row stores, and the board after them; or the refusal. */
function decideOn(state: BoardState, submission: Submission, at: number) {
  const { command, anonymous } = submission.envelope
  const actor = anonymous === true ? unnamed(submission.actor) : submission.actor
  const context: DecisionContext = {
    actor,
    at,
    editedByOthers: submission.editedByOthers(),
    noFacilitatorSince: submission.noFacilitatorSince?.(),
    presentKeys: command.type === 'draw-icebreaker-person' ? submission.presentKeys?.() : undefined,
    chance: Math.random(),
  }
  const isMeant = submission.isStillMeant?.(state) ?? true
  const decision = isMeant ? decide(state, command, context) : accept<BoardEvent>()
  if (!decision.ok) return { ok: false, code: decision.refusal } as const
  const { events } = decision
  return {
    ok: true,
    events,
    actor: namedIn(events, state, actor),
    stateAfter: events.reduce(evolve, state),
  } as const
}

/**
 * The actor that a row stores: the one its events name, since a second id beside it would link the two. Where authors
 * are hidden and the events name none, no person: acts that only a facilitator does would link the facilitator's notes
 * to them (ANON-8).
 */
function namedIn(events: readonly BoardEvent[], { isAnonymous }: BoardState, { id }: Actor): AuthorId {
  for (const event of events) if ('by' in event && event.by !== null) return event.by
  return isAnonymous ? UNNAMED_AUTHOR : id
}
