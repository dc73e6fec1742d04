import { decide, type DecisionContext } from '@retropulse/domain/board/decide'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardState } from '@retropulse/domain/board/state'
import { accept } from '@retropulse/domain/kernel/result'
import type { CommandReply } from '@retropulse/contract/board-room'
import { type Actor, UNNAMED_AUTHOR, unnamed } from '@retropulse/domain/board/actor'
import type { BoardCommand, CarryAction } from '@retropulse/domain/board/command'
import type { AuthorId, CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import type { BoardAppend } from '../ports.ts'
import type { CommittedRow, LiveBoard } from './live-board.ts'

/** A command that waits for its commit. */
export interface Submission {
  /** A person's command, or one of the server's own. */
  readonly envelope: {
    readonly id: CommandId
    readonly command: BoardCommand | CarryAction
    /** It was typed while the board hid its authors (D9). */
    readonly anonymous?: true | undefined
  }
  readonly actor: Actor
  /** Notes in the hands of others, asked when the decision is made. */
  readonly editedByOthers: () => ReadonlySet<NoteId>
  /** Since when no facilitator is on the board, asked as late (D40); null: one is, or nobody is asked. */
  readonly noFacilitatorSince?: () => number | null
  /** False once the board is not what the command was made for any more: then it is done by changing nothing. */
  readonly isStillMeant?: (state: BoardState) => boolean
  readonly reply: (reply: CommandReply) => void
}

/** What a board's waiting commands come to, if nothing else is written to its log meanwhile. */
export interface CommitDraft {
  readonly append: BoardAppend
  /** The append's rows, each with the board after it. */
  readonly rows: readonly CommittedRow[]
  /** The answer to each submission, to be given once the append is durable. */
  readonly replies: readonly { readonly submission: Submission; readonly reply: CommandReply }[]
}

/**
 * Decides commands one after the other, each over what those before it will have done.
 * A command that was done before is answered with its place in the log and not done again.
 */
export function draftCommit(board: LiveBoard, submissions: readonly Submission[], at: number): CommitDraft {
  let { seq, state } = board.at
  const rows: CommittedRow[] = []
  const drafted = new Map<string, number>()
  const replies = submissions.map((submission) => {
    const { envelope } = submission
    const actor = envelope.anonymous === true ? unnamed(submission.actor) : submission.actor
    const doneAt = board.done.get(envelope.id) ?? drafted.get(envelope.id)
    if (doneAt !== undefined) return { submission, reply: { ok: true, seq: doneAt } as const }
    const context: DecisionContext = {
      actor,
      at,
      editedByOthers: submission.editedByOthers(),
      noFacilitatorSince: submission.noFacilitatorSince?.(),
    }
    const isMeant = submission.isStillMeant?.(state) ?? true
    const decision = isMeant ? decide(state, envelope.command, context) : accept<BoardEvent>()
    if (!decision.ok) return { submission, reply: { ok: false, code: decision.refusal } as const }
    if (decision.events.length > 0) {
      seq += 1
      const { events } = decision
      const row = { seq, commandId: envelope.id, actor: namedIn(events, state, actor), at, events }
      state = decision.events.reduce(evolve, state)
      rows.push({ ...row, stateAfter: state })
      drafted.set(envelope.id, seq)
    }
    return { submission, reply: { ok: true, seq } as const }
  })
  return { append: { boardId: board.id, base: board.at.seq, rows, state }, rows, replies }
}

/**
 * Whom a row names: whoever its events name, since a second id beside theirs would say whose both are. Where authors are
 * hidden and the events name none, nobody: what only a facilitator does would say whose the facilitator's notes are (D9).
 */
function namedIn(events: readonly BoardEvent[], { isAnonymous }: BoardState, { id }: Actor): AuthorId {
  for (const event of events) if ('by' in event && event.by !== null) return event.by
  return isAnonymous ? UNNAMED_AUTHOR : id
}
