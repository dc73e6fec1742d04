import type { Joined, JoinMessage } from '@retropulse/contract/board-room'
import { PROTOCOL_FLOOR } from '@retropulse/contract/protocol'
import type { Refused } from '@retropulse/contract/refusal'
import { isAuthor, isRemoved } from '@retropulse/domain/board/actor'
import { missedEvent } from '@retropulse/domain/board/catch-up'
import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { type PseudonymOf, visibleBoard } from '@retropulse/domain/board/visible-board'
import type { Identities, RequestHeaders } from '../../auth/api.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { CommittedRow, LiveBoard } from '../engine/live-board.ts'
import { authorsOn } from '../queries/authors-on.ts'
import { enterBoardAs, type EnterBoardPorts } from '../queries/enter-board.ts'
import { isLarge, WHOLE_MAX } from '../queries/board-parts.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms } from './board-rooms.ts'
import { rowFor } from './fan-out.ts'
import { personFor } from './presence.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type BoardViewer, viewerAfter, viewerOf, youOf } from './viewer.ts'

/** What other features bring up to date before a participant is sent a board. */
export interface JoinPreparation {
  readonly actionItemSync: {
    /** Resolves once the board has the action items of its team, or could not be updated (ACTION-17). */
    ensureSynced(board: LiveBoard): Promise<void>
  }
  readonly moodCounts: {
    /** Loads into the room how many people have answered the mood poll (MOOD-13). */
    ensureLoaded(room: LiveRoom): Promise<void>
  }
}

/** A room as other features see it. */
export type LiveRoom = Pick<BoardRoom, 'board' | 'moods' | 'send'>

export interface JoinPorts extends EnterBoardPorts, JoinPreparation {
  readonly identities: Identities
  readonly engine: Pick<BoardEngine, 'open'>
  readonly pseudonyms: Pseudonyms
}

export type Admission =
  | { readonly ok: true; readonly board: LiveBoard; readonly viewer: BoardViewer }
  | Refused

/** Authorizes a join and resolves its viewer. */
export async function admit(
  headers: RequestHeaders,
  message: JoinMessage,
  ports: JoinPorts,
): Promise<Admission> {
  if (message.protocol < PROTOCOL_FLOOR) return { ok: false, code: 'outdated-client' }
  const identity = await ports.identities.identify(headers)
  const entered = await enterBoardAs(identity, message.boardId, ports)
  if (!entered.ok) return { ok: false, code: entered.refusal }
  // The page asks for an identity (GET /uid) before it connects; without one no client joins (CONN-1, WIRE-2).
  if (identity === null) return { ok: false, code: 'bad-request' }
  const board = await ports.engine.open(message.boardId)
  if (board === null) return { ok: false, code: 'not-found' }
  await ports.actionItemSync.ensureSynced(board)
  const viewer = viewerOf(identity, board.at.state, entered, ports.pseudonyms)
  if (isRemoved(board.at.state, viewer)) return { ok: false, code: 'removed-from-board' }
  return { ok: true, board, viewer }
}

/**
 * Loads what the answer to a join needs, and resolves to the viewer whom it answers. Author visibility may be switched
 * while profiles are loaded, which also drops those that the room knew, and the last participant may leave, which drops
 * the room. So this repeats until nothing of it happened: no viewer is sent authors of a board that hides them (ANON-2),
 * and none joins a board that shows them without their names (ANON-13). The caller must not await before it answers.
 */
export async function prepareWelcome(
  board: LiveBoard,
  viewerNow: () => BoardViewer,
  { rooms, pseudonyms, moodCounts }: PrepareWelcomePorts,
): Promise<BoardViewer> {
  for (;;) {
    const room = rooms.of(board)
    const changes = board.at.state.anonymityChanges
    const { seesAuthors } = viewerAfter(viewerNow(), board.at.state, pseudonyms)
    if (seesAuthors) await room.authors.ensureLoaded(authorsOn(board.at.state))
    await moodCounts.ensureLoaded(room)
    if (room === rooms.of(board) && changes === board.at.state.anonymityChanges)
      return viewerAfter(viewerNow(), board.at.state, pseudonyms)
  }
}

export interface PrepareWelcomePorts extends Pick<JoinPorts, 'pseudonyms' | 'moodCounts'> {
  readonly rooms: Pick<BoardRooms, 'of'>
}

/** The answer to a join, and the large board whose notes and action items `sendBoard` sends after it. */
export interface Welcome {
  readonly reply: Joined
  readonly rest: BoardState | null
}

/**
 * Answers with the missed rows if the replica is of the same audience and not too old, else with the board (WIRE-10).
 */
export function welcome(
  room: BoardRoom,
  viewer: BoardViewer,
  resume: JoinMessage['resume'],
  now: number,
): Welcome {
  const { board, pseudonymOf } = room
  const missed = resume?.audience === viewer.audience ? rowsSince(board, resume.seq) : null
  const rest = missed === null && isLarge(board.at.state) ? board.at.state : null
  const reply: Joined = {
    ok: true,
    now,
    moods: room.moods,
    noFacilitatorSince: room.noFacilitatorSince(),
    you: youOf(viewer, board.at.state),
    audience: viewer.audience,
    board: missed === null ? boardFor(board, viewer, pseudonymOf, rest !== null) : null,
    missed:
      missed === null
        ? null
        : { seq: board.at.seq, rows: missed.map((row) => rowFor(row, viewer, pseudonymOf)) },
    people: room.presence
      .all()
      .map((present) => personFor(present, viewer.seesAuthors, board.at.state.isAnonymous)),
    authors: viewer.seesAuthors ? room.authors.profilesFor(viewer) : {},
    // Notes that the viewer holds, in another window or from before a gap, are not locked for the viewer.
    editing: room.editing
      .all(now)
      .filter(({ editor }) => !isAuthor(editor, viewer))
      .map((note) => room.editing.shownTo(note, board.at.state, viewer.seesAuthors)),
  }
  return { reply, rest }
}

function boardFor(
  { at: { seq, state } }: LiveBoard,
  viewer: BoardViewer,
  pseudonymOf: PseudonymOf,
  isPartial: boolean,
): Joined['board'] {
  if (!isPartial) return { seq, state: snapshotOf(visibleBoard(state, viewer, pseudonymOf)) }
  const { notes, actions } = emptyBoard(state.id)
  return {
    seq,
    state: snapshotOf(visibleBoard({ ...state, notes, actions }, viewer, pseudonymOf)),
    isPartial,
  }
}

/**
 * The rows after a sequence number, as they may be read now (WIRE-10); null when the whole board has to be sent
 * instead: they are no longer in memory, the number is not of this log, or rows hold what may no longer be read.
 */
function rowsSince(board: LiveBoard, seq: number): readonly CommittedRow[] | null {
  const count = board.at.seq - seq
  if (count === 0) return []
  if (count < 0 || count > board.recent.length || board.at.state.isMasked) return null
  const rows: CommittedRow[] = []
  let size = 0
  for (const row of board.recent.slice(-count)) {
    const events = row.events.map((event) => missedEvent(event, board.at.state))
    if (!events.every((event) => event !== null)) return null
    for (const event of events) size += ('text' in event ? event.text?.length : 0) ?? 0
    // Rows are sent in one message, a large board in parts.
    if (size > WHOLE_MAX) return null
    rows.push({ ...row, events })
  }
  return rows
}
