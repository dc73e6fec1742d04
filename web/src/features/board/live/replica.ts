import type { BoardUpdate } from '@retropulse/contract/board-room'
import { type Actor, unnamed } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { evolve } from '@retropulse/domain/board/evolve'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import type { BoardState } from '@retropulse/domain/board/state'
import type { CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import { predict } from './predict.ts'

/** The board as the server confirmed it, up to row `seq`, for this viewer. */
export interface Confirmed {
  readonly seq: number
  readonly state: BoardState
  readonly viewer: Actor
}

/** A command that is not part of `confirmed` yet. */
export interface PendingCommand {
  readonly id: CommandId
  readonly command: BoardCommand
  /** The command was typed while the board hid its authors: its work stays without a name (ANON-14). */
  readonly isAnonymous: boolean
  /** When it was typed: milliseconds since 1970, by the clock of this device. */
  readonly at: number
  /** The row that the server gave it; null until it is acknowledged. */
  readonly doneAt: number | null
}

/** The client's copy of a board: what the server confirmed, with the pending commands laid over it (CONN-13). */
export interface Replica {
  readonly confirmed: Confirmed | null
  readonly pending: readonly PendingCommand[]
  /** The confirmed board with the pending commands decided over it; null before there is a board. */
  readonly shown: BoardState | null
}

export const EMPTY_REPLICA: Replica = { confirmed: null, pending: [], shown: null }

/** Adds a command and shows what it will do. A command that the rules refuse here shows nothing; the server decides. */
export function submit(replica: Replica, command: PendingCommand): Replica {
  const { confirmed, shown } = replica
  return {
    confirmed,
    pending: [...replica.pending, command],
    shown: confirmed === null || shown === null ? null : predictCommand(shown, command, confirmed.viewer),
  }
}

/** Applies new rows and skips those that are known; `gap` means that rows before these are missing (WIRE-20). */
export function receive(replica: Replica, update: BoardUpdate): Replica | 'gap' {
  const { confirmed, pending } = replica
  const before = update.seq - update.rows.length
  if (confirmed === null || before > confirmed.seq) return 'gap'
  const news = update.rows.slice(confirmed.seq - before)
  if (news.length === 0) return replica
  let { state } = confirmed
  for (const row of news) for (const event of row) state = evolveView(state, event)
  return layOver({ ...confirmed, seq: update.seq, state }, pending)
}

/** The server did a command with row `seq`; it stays laid over the board until that row has arrived. */
export function acknowledge(replica: Replica, commandId: CommandId, seq: number): Replica {
  return withPending(
    replica,
    replica.pending.map((command) => (command.id === commandId ? { ...command, doneAt: seq } : command)),
  )
}

/** The server refused a command: what it showed is removed. */
export function refuse(replica: Replica, commandId: CommandId): Replica {
  return withPending(
    replica,
    replica.pending.filter((command) => command.id !== commandId),
  )
}

/** Starts from a whole board, of the server or of the device. */
export function rebase(replica: Replica, confirmed: Confirmed): Replica {
  return layOver(confirmed, replica.pending)
}

/** Adds commands that were kept on the device, before all others, since they were typed earlier. */
export function restore(replica: Replica, kept: readonly PendingCommand[]): Replica {
  const known = new Set(replica.pending.map((command) => command.id))
  const added = kept.filter((command) => !known.has(command.id))
  return added.length === 0 ? replica : withPending(replica, [...added, ...replica.pending])
}

/** Decides the pending commands again, when the rules of more of them have loaded. */
export function predictAgain(replica: Replica): Replica {
  return withPending(replica, replica.pending)
}

/** Notes with a change that the server has not acknowledged (CONN-13). */
export function unsavedNotes(pending: readonly PendingCommand[]): ReadonlySet<NoteId> {
  const notes = new Set<NoteId>()
  for (const { command, doneAt } of pending) {
    if (doneAt === null && 'noteId' in command) notes.add(command.noteId)
  }
  return notes
}

function withPending(replica: Replica, pending: readonly PendingCommand[]): Replica {
  const { confirmed } = replica
  return confirmed === null ? { ...replica, pending } : layOver(confirmed, pending)
}

function layOver(confirmed: Confirmed, pending: readonly PendingCommand[]): Replica {
  const isPending = ({ doneAt }: PendingCommand): boolean => doneAt === null || doneAt > confirmed.seq
  // The same array stays when nothing was removed, so that comparing it shows that nothing changed.
  const left = pending.every(isPending) ? pending : pending.filter(isPending)
  let shown = confirmed.state
  for (const command of left) shown = predictCommand(shown, command, confirmed.viewer)
  return { confirmed, pending: left, shown }
}

const NO_NOTES: ReadonlySet<NoteId> = new Set()

/** Commands whose effect the page cannot compute: it does not have all texts and votes that they need. */
function isUnpredictable(command: BoardCommand): boolean {
  if (command.type === 'set-masking') return !command.on
  return command.type === 'end-voting' || command.type === 'start-voting' || command.type === 'set-anonymous'
}

function predictCommand(
  state: BoardState,
  { command, at, isAnonymous }: PendingCommand,
  viewer: Actor,
): BoardState {
  if (isUnpredictable(command)) return state
  const actor = isAnonymous ? unnamed(viewer) : viewer
  // Only the server knows whether another participant has a note open: that changes while a command is on its way.
  const decision = predict(state, command, { actor, at, editedByOthers: NO_NOTES })
  return decision?.ok === true
    ? decision.events.reduce((before, event) => evolve(before, event), state)
    : state
}
