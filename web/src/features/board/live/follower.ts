import type { BoardUpdate, Joined, JoinReply, RoomUpdate, You } from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import { boardFrom, type SnapshotPart, withParts } from '@retropulse/domain/board/snapshot'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { StoredText } from './board-cache.ts'
import type { BoardSocket } from './board-socket.ts'
import { EMPTY_REPLICA, receive, rebase, type Replica } from './replica.ts'
import { EMPTY_ROOM, enterRoom, roomAfter, type RoomState } from './room-state.ts'

export interface FollowerOptions {
  readonly boardId: BoardId
  /** Returns whether what is pending here was typed by this person. */
  readonly recognise: (you: You) => boolean
  /** The link has joined the board, and the replica is up to date. */
  readonly onJoined: (link: BoardSocket) => void
  /** The server refuses the join. */
  readonly onRefused: (code: RefusalCode) => void
  /** The link does not work: another one is needed. */
  readonly onUseless: () => void
  readonly onChange: () => void
}

/** Follows one board over a series of links, and misses nothing (WIRE-10, WIRE-20). */
export interface Follower {
  readonly replica: () => Replica
  readonly room: () => RoomState
  readonly you: () => You | null
  readonly isLive: () => boolean
  readonly remembered: () => StoredText | null
  /** Starts from the board that this device keeps, unless there is one already. */
  readonly recall: (remembered: StoredText) => void
  readonly change: (change: (replica: Replica) => Replica) => void
  /** Joins over a new link. */
  readonly follow: (link: BoardSocket) => void
  /** The link is gone. */
  readonly leave: () => void
  /** Row `seq` was acknowledged: when it does not arrive soon, the follower joins again (WIRE-20). */
  readonly expect: (seq: number) => void
  readonly onUpdate: (update: BoardUpdate) => void
  readonly onRoom: (update: RoomUpdate) => void
  /** Removes the board: the viewer may not see it any more. */
  readonly forgetBoard: () => void
}

/** Milliseconds until a join that is not answered means that the link is dead. */
const JOIN_MAX_MS = 8000
/** Milliseconds within which a row arrives before or after the acknowledgement of its command. */
const ROW_MAX_MS = 3000
/** Gaps one after the other, each filled by a join, after which another link is tried. */
const GAPS_MAX = 4

/** Refusals of a join that another attempt may change. */
const PASSING: ReadonlySet<RefusalCode> = new Set(['too-fast', 'unavailable', 'internal-error', 'not-joined'])

export function createFollower(options: FollowerOptions): Follower {
  let replica = EMPTY_REPLICA
  let room = EMPTY_ROOM
  let you: You | null = null
  let audience: string | null = null
  let link: BoardSocket | null = null
  let isJoining = false
  let isLive = false
  let gaps = 0
  let expected = 0
  /** A large board whose parts are still arriving (WIRE-9). */
  let partial: PartialJoin | null = null
  /** Texts that belong to the next `masking-changed` (WIRE-22). */
  let texts: readonly NoteTexts[] = []
  let early: { updates: BoardUpdate[]; room: RoomUpdate[] } = { updates: [], room: [] }
  let joinTimer: ReturnType<typeof setTimeout> | undefined
  let rowTimer: ReturnType<typeof setTimeout> | undefined

  /** Asks for the board, or for what is missing. What arrives before the answer waits for it. */
  function join(over: BoardSocket): void {
    isJoining = true
    partial = null
    awaitAnswer()
    const askedAt = Date.now()
    const { confirmed } = replica
    // After the second gap in a row the whole board is asked for, rather than what is missing.
    const resume =
      confirmed === null || audience === null || gaps > 1 ? null : { seq: confirmed.seq, audience }
    over.join({ type: 'join', protocol: PROTOCOL_VERSION, boardId: options.boardId, resume }, (reply) => {
      if (over !== link || !isJoining) return
      // Texts that arrived before the answer are part of it.
      texts = []
      // The server read its clock about half way between question and answer.
      const offset = reply.ok ? reply.now - (askedAt + Date.now()) / 2 : 0
      if (reply.ok && reply.board?.isPartial === true) {
        partial = { reply, offset, parts: [] }
        awaitAnswer()
      } else {
        finish(over, reply, offset)
      }
    })
  }

  function awaitAnswer(): void {
    clearTimeout(joinTimer)
    joinTimer = setTimeout(options.onUseless, JOIN_MAX_MS)
  }

  function finish(over: BoardSocket, reply: JoinReply, offset: number): void {
    clearTimeout(joinTimer)
    isJoining = false
    partial = null
    take(over, reply, offset)
  }

  function takePart(over: BoardSocket, part: Extract<RoomUpdate, { type: 'board-part' }>): void {
    if (partial === null) return
    if (part.end === 'outdated') return join(over)
    partial.parts.push(part)
    if (part.end === 'complete') finish(over, completed(partial), partial.offset)
    else awaitAnswer()
  }

  function take(over: BoardSocket, reply: JoinReply, offset: number): void {
    if (!reply.ok) {
      if (PASSING.has(reply.code)) options.onUseless()
      else options.onRefused(reply.code)
      return
    }
    if (!options.recognise(reply.you)) replica = EMPTY_REPLICA
    const waiting = early
    early = { updates: [], room: [] }
    if (!enter(reply)) {
      askAgain(over)
      return
    }
    room = waiting.room.reduce(roomAfter, enterRoom(room, reply, offset))
    if (!waiting.updates.every(absorb)) {
      askAgain(over)
      return
    }
    gaps = 0
    isLive = true
    options.onJoined(over)
    if (waiting.updates.some(changesSight)) lookAnew(over)
    options.onChange()
  }

  /** Applies the answer of the server; false when it does not fit the replica. */
  function enter(joined: Joined): boolean {
    const { board } = joined
    const before = board === null ? replica.confirmed : { seq: board.seq, state: boardFrom(board.state) }
    you = joined.you
    audience = joined.audience
    if (before === null) return false
    replica = rebase(replica, { ...before, viewer: joined.you })
    return joined.missed === null || absorb(joined.missed)
  }

  function absorb(update: BoardUpdate): boolean {
    const next = receive(replica, update)
    if (next === 'gap') return false
    replica = next
    return true
  }

  function askAgain(over: BoardSocket): void {
    gaps += 1
    if (gaps > GAPS_MAX) options.onUseless()
    else join(over)
  }

  /** Author visibility has changed: the whole board is loaded again, as the viewer may see it from now on (WIRE-9). */
  function lookAnew(over: BoardSocket): void {
    audience = null
    join(over)
  }

  function leave(): void {
    link = null
    isLive = false
    isJoining = false
    partial = null
    texts = []
    gaps = 0
    early = { updates: [], room: [] }
    clearTimeout(joinTimer)
    clearTimeout(rowTimer)
    rowTimer = undefined
    // The list of people stays as last known, so that a short loss does not make the page jump.
    room = { ...room, editing: [], dragging: [] }
  }

  return {
    replica: () => replica,
    room: () => room,
    you: () => you,
    isLive: () => isLive,
    remembered: () =>
      replica.confirmed === null || audience === null || you === null
        ? null
        : { confirmed: replica.confirmed, audience, you },
    recall(remembered) {
      if (replica.confirmed !== null) return
      ;({ audience, you } = remembered)
      replica = rebase(replica, remembered.confirmed)
    },
    change(change) {
      replica = change(replica)
    },
    follow(fresh) {
      leave()
      link = fresh
      join(fresh)
    },
    leave,
    expect(seq) {
      expected = Math.max(expected, seq)
      rowTimer ??= setTimeout(() => {
        rowTimer = undefined
        const isMissing = replica.confirmed !== null && replica.confirmed.seq < expected
        if (link !== null && isMissing && !isJoining) join(link)
      }, ROW_MAX_MS)
    },
    onUpdate(bare) {
      if (link === null) return
      const update = withShownTexts(bare, texts)
      if (update !== bare) texts = []
      if (isJoining) {
        early.updates.push(update)
      } else if (absorb(update)) {
        if (changesSight(update)) lookAnew(link)
        options.onChange()
      } else {
        askAgain(link)
      }
    },
    onRoom(update) {
      if (link === null) return
      if (update.type === 'board-part') return takePart(link, update)
      if (update.type === 'texts') {
        texts = [...texts, ...update.notes]
        return
      }
      if (isJoining) early.room.push(update)
      room = roomAfter(room, update)
      if (update.type === 'presence') you = renamed(you, update)
      options.onChange()
    },
    forgetBoard() {
      replica = { ...EMPTY_REPLICA, pending: replica.pending }
      room = EMPTY_ROOM
      audience = null
    },
  }
}

interface PartialJoin {
  readonly reply: Joined
  readonly offset: number
  readonly parts: SnapshotPart[]
}

/** The answer to a join, with the parts of its board that came after it. */
function completed({ reply, parts }: PartialJoin): Joined {
  const { board } = reply
  return board === null
    ? reply
    : { ...reply, board: { seq: board.seq, state: withParts(board.state, parts) } }
}

/** The update with the texts of a large board that were sent before it; the same update where it needs none. */
function withShownTexts(update: BoardUpdate, notes: readonly NoteTexts[]): BoardUpdate {
  if (notes.length === 0 || !update.rows.some(isSwitch)) return update
  const shown: ViewEvent = { type: 'texts-shown', notes }
  return { ...update, rows: update.rows.map((row) => (isSwitch(row) ? [...row, shown] : row)) }
}

function isSwitch(row: readonly ViewEvent[]): boolean {
  return row.some(({ type }) => type === 'masking-changed')
}

function changesSight(update: BoardUpdate): boolean {
  return update.rows.some((row) => row.some(({ type }) => type === 'anonymity-changed'))
}

/** The viewer with the name in the list of people. */
function renamed(you: You | null, presence: Extract<RoomUpdate, { type: 'presence' }>): You | null {
  const self = presence.joined.find((person) => person.key === you?.key)
  return you === null || self === undefined || self.name === you.name ? you : { ...you, name: self.name }
}
