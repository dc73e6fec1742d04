import type { BoardUpdate } from '@retropulse/contract/board-room'
import { type Actor, unnamed } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { evolve } from '@retropulse/domain/board/evolve'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import type { BoardState } from '@retropulse/domain/board/state'
import type { CommandId, NoteId } from '@retropulse/domain/kernel/ids'
import { predict } from './predict.ts'

/** The board as the server has told it, up to and with row `seq`, to this viewer. */
export interface Confirmed {
  readonly seq: number
  readonly state: BoardState
  readonly viewer: Actor
}

/** A command that is not part of `confirmed` yet. */
export interface PendingCommand {
  readonly id: CommandId
  readonly command: BoardCommand
  /** It was typed while the board hid its authors: it stays without a name (D9). */
  readonly isAnonymous: boolean
  /** When it was typed: milliseconds since 1970, by this device's clock. */
  readonly at: number
  /** The row with which the server has done it; null until it says so. */
  readonly doneAt: number | null
}

/** A browser's copy of a board: what the server confirmed, and over it what this person did since. */
export interface Replica {
  readonly confirmed: Confirmed | null
  readonly pending: readonly PendingCommand[]
  /** The pending commands, decided again over the confirmed board; null before there is one. */
  readonly shown: BoardState | null
}

export const EMPTY_REPLICA: Replica = { confirmed: null, pending: [], shown: null }

/** Shows what a command will do. One that the rules refuse here shows nothing; the verdict is the server's. */
export function submit(replica: Replica, command: PendingCommand): Replica {
  const { confirmed, shown } = replica
  return {
    confirmed,
    pending: [...replica.pending, command],
    shown: confirmed === null || shown === null ? null : foresee(shown, command, confirmed.viewer),
  }
}

/** Takes in what happened. Rows known already are skipped; `gap` means that rows before these are missing. */
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

/** The server has done a command with row `seq`; it is laid over the board until that row has come in. */
export function acknowledge(replica: Replica, commandId: CommandId, seq: number): Replica {
  return withPending(
    replica,
    replica.pending.map((command) => (command.id === commandId ? { ...command, doneAt: seq } : command)),
  )
}

/** The server refuses a command: what it showed goes. */
export function refuse(replica: Replica, commandId: CommandId): Replica {
  return withPending(
    replica,
    replica.pending.filter((command) => command.id !== commandId),
  )
}

/** Starts again from a board that the server, or this device's memory, gave whole. */
export function rebase(replica: Replica, confirmed: Confirmed): Replica {
  return layOver(confirmed, replica.pending)
}

/** Takes in commands that were kept on the device: they were typed before all others. */
export function restore(replica: Replica, kept: readonly PendingCommand[]): Replica {
  const known = new Set(replica.pending.map((command) => command.id))
  const added = kept.filter((command) => !known.has(command.id))
  return added.length === 0 ? replica : withPending(replica, [...added, ...replica.pending])
}

/** Shows the pending commands again, where more of them can be predicted than before. */
export function predictAgain(replica: Replica): Replica {
  return withPending(replica, replica.pending)
}

/** Notes with something that the server has not acknowledged. */
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
  // The same array stays when nothing goes, so that whoever remembers it sees that nothing changed.
  const left = pending.every(isPending) ? pending : pending.filter(isPending)
  let shown = confirmed.state
  for (const command of left) shown = foresee(shown, command, confirmed.viewer)
  return { confirmed, pending: left, shown }
}

const NOBODY: ReadonlySet<NoteId> = new Set()

/** What only the server can say how it ends: texts and votes that this device does not have would be shown wrong. */
function isUnforeseeable(command: BoardCommand): boolean {
  if (command.type === 'set-masking') return !command.on
  return command.type === 'end-voting' || command.type === 'start-voting' || command.type === 'set-anonymous'
}

function foresee(state: BoardState, { command, at, isAnonymous }: PendingCommand, viewer: Actor): BoardState {
  if (isUnforeseeable(command)) return state
  const actor = isAnonymous ? unnamed(viewer) : viewer
  // Whether others have a note open is the server's to say: it changes while a command is on its way.
  const decision = predict(state, command, { actor, at, editedByOthers: NOBODY })
  return decision?.ok === true
    ? decision.events.reduce((before, event) => evolve(before, event), state)
    : state
}
