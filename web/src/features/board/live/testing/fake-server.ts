import { type BoardChannel, commandSchemas } from '@retropulse/contract/board-command'
import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import {
  type BoardUpdate,
  type CommandReply,
  type JoinMessage,
  type JoinReply,
  type Person,
  roomMessageSchema,
  type RoomMessage,
  type RoomUpdate,
} from '@retropulse/contract/board-room'
import type { CommandEnvelope } from '@retropulse/contract/board-command'
import { PROTOCOL_FLOOR } from '@retropulse/contract/protocol'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { Actor } from '@retropulse/domain/board/actor'
import { decide } from '@retropulse/domain/board/decide'
import type { BoardEvent } from '@retropulse/domain/board/event'
import { evolve } from '@retropulse/domain/board/evolve'
import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { type PseudonymOf, type Viewer, visibleBoard } from '@retropulse/domain/board/visible-board'
import { type ViewEvent, visibleEvents } from '@retropulse/domain/board/visibility'
import {
  asId,
  type AuthorId,
  type BoardId,
  type ColumnId,
  type CommandId,
  isPseudonym,
} from '@retropulse/domain/kernel/ids'

export const BOARD_ID = asId<BoardId>('board')
export const LEFT = asId<ColumnId>('left')
export const RIGHT = asId<ColumnId>('right')

/** A person in a test; `guest` people see no authors. */
export interface TestPerson {
  readonly id: string
  readonly kind: 'guest' | 'user' | 'facilitator'
}

/** The server's end of one link. */
export interface FakePeer {
  readonly join: (message: JoinMessage) => JoinReply
  readonly send: (channel: BoardChannel, envelope: CommandEnvelope) => CommandReply
  readonly emit: (message: RoomMessage) => void
  readonly close: () => void
}

export interface PeerHandlers {
  readonly onUpdate: (update: BoardUpdate) => void
  readonly onRoom: (update: RoomUpdate) => void
}

interface Row {
  readonly commandId: CommandId
  readonly events: readonly BoardEvent[]
  readonly before: BoardState
}

interface Seat {
  readonly person: TestPerson
  readonly handlers: PeerHandlers
  isJoined: boolean
}

/** A fake server of one board, with the schemas of the contract and the rules of the domain. */
export interface FakeServer {
  readonly connect: (person: TestPerson, handlers: PeerHandlers) => FakePeer
  readonly boardFor: (person: TestPerson) => BoardState
  readonly seq: () => number
  /** How often a command is in the log. */
  readonly timesDone: (commandId: CommandId) => number
  /** Commands that were granted. */
  readonly granted: ReadonlySet<CommandId>
  /** Messages that were sent without asking for an answer. */
  readonly roomMessages: readonly RoomMessage[]
  /** Codes with which it refuses the next joins or commands, before deciding anything. */
  readonly trouble: { join: RefusalCode[]; command: RefusalCode[] }
}

const pseudonymOf: PseudonymOf = (author) => (isPseudonym(author) ? author : asId<AuthorId>(`~${author}`))

export function createFakeServer(options: { isAnonymous?: boolean } = {}): FakeServer {
  const seats = new Set<Seat>()
  const rows: Row[] = []
  const granted = new Set<CommandId>()
  const roomMessages: RoomMessage[] = []
  const names = new Map<string, string>()
  const trouble: FakeServer['trouble'] = { join: [], command: [] }
  let state = evolve(emptyBoard(BOARD_ID), {
    type: 'board-created',
    title: 'Retro',
    columns: [LEFT, RIGHT].map((id) => ({ id, name: id, meaning: 'other' as const })),
    isAnonymous: options.isAnonymous ?? false,
    at: 0,
  })

  function viewerOf(person: TestPerson): Actor & Viewer {
    const id = asId<AuthorId>(person.id)
    return {
      id,
      pseudonym: pseudonymOf(id),
      authorIds: [id, pseudonymOf(id)],
      isFacilitator: person.kind === 'facilitator',
      seesAuthors: person.kind !== 'guest' && !state.isAnonymous,
      seesAssignees: person.kind !== 'guest',
    }
  }

  function rowFor({ events, before }: Row, viewer: Viewer): readonly ViewEvent[] {
    let after = before
    return events.flatMap((event) => {
      after = evolve(after, event)
      return visibleEvents(event, after, viewer, pseudonymOf)
    })
  }

  function personOf({ id, kind }: TestPerson): Person {
    return { key: `key-${id}`, name: names.get(id) ?? null, picture: null, isSignedIn: kind !== 'guest' }
  }

  function join(seat: Seat, message: JoinMessage): JoinReply {
    roomMessageSchema.parse(message)
    const code = trouble.join.shift()
    if (code !== undefined) return { ok: false, code }
    if (message.boardId !== BOARD_ID) return { ok: false, code: 'not-found' }
    if (message.protocol < PROTOCOL_FLOOR) return { ok: false, code: 'outdated-client' }
    const viewer = viewerOf(seat.person)
    const audience = `${seat.person.id} ${viewer.seesAuthors}`
    const { resume } = message
    const mayResume = resume !== null && resume.audience === audience && resume.seq <= rows.length
    seat.isJoined = true
    const you = { ...personOf(seat.person), ...viewer }
    const since = mayResume
      ? { seq: rows.length, rows: rows.slice(resume.seq).map((row) => rowFor(row, viewer)) }
      : null
    const visible = visibleBoard(state, viewer, pseudonymOf)
    const board = mayResume ? null : { seq: rows.length, state: snapshotOf(visible) }
    const people = [...seats].filter(({ isJoined }) => isJoined).map(({ person }) => personOf(person))
    return copy({
      ok: true,
      you,
      audience,
      board,
      missed: since,
      people,
      authors: {},
      editing: [],
      now: Date.now(),
      moods: 0,
      noFacilitatorSince: null,
    })
  }

  function send(seat: Seat, channel: BoardChannel, envelope: CommandEnvelope): CommandReply {
    const { id, command } = commandSchemas[channel].parse(envelope)
    if (COMMAND_CHANNEL[command.type] !== channel) throw new Error(`${command.type} came over ${channel}`)
    if (!seat.isJoined) return { ok: false, code: 'not-joined' }
    const code = trouble.command.shift()
    if (code !== undefined) return { ok: false, code }
    const done = rows.findIndex((row) => row.commandId === id)
    if (done >= 0) return { ok: true, seq: done + 1 }
    const context = { actor: viewerOf(seat.person), at: rows.length + 1, editedByOthers: new Set<never>() }
    const decision = decide(state, command, context)
    if (!decision.ok) return { ok: false, code: decision.refusal }
    if (decision.events.length === 0) {
      granted.add(id)
      return { ok: true, seq: rows.length }
    }
    const row = { commandId: id, events: decision.events, before: state }
    rows.push(row)
    for (const event of decision.events) state = evolve(state, event)
    const seq = rows.length
    for (const { person, handlers, isJoined } of seats) {
      if (isJoined) handlers.onUpdate(copy({ seq, rows: [rowFor(row, viewerOf(person))] }))
    }
    return { ok: true, seq }
  }

  function emit(seat: Seat, message: RoomMessage): void {
    roomMessageSchema.parse(message)
    roomMessages.push(message)
    if (message.type !== 'introduce') return
    names.set(seat.person.id, message.name)
    for (const { handlers } of seats) {
      handlers.onRoom({ type: 'presence', joined: [personOf(seat.person)], left: [] })
    }
  }

  return {
    connect(person, handlers) {
      const seat: Seat = { person, handlers, isJoined: false }
      seats.add(seat)
      return {
        join: (message) => join(seat, copy(message)),
        send: (channel, envelope) => send(seat, channel, copy(envelope)),
        emit: (message) => emit(seat, copy(message)),
        close: () => seats.delete(seat),
      }
    },
    boardFor: (person) => visibleBoard(state, viewerOf(person), pseudonymOf),
    seq: () => rows.length,
    timesDone: (commandId) => rows.filter((row) => row.commandId === commandId).length,
    granted,
    roomMessages,
    trouble,
  }
}

/** What a message is after it went over the wire. */
function copy<Message>(message: Message): Message {
  return JSON.parse(JSON.stringify(message)) as Message
}
