import type { BoardUpdate, JoinReply, RoomUpdate, You } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardSocket } from './board-socket.ts'
import { createFollowedBoard, type FollowedBoard } from './followed-board.ts'
import { createHeldUpdates } from './held-updates.ts'
import { createJoinRequest } from './join-request.ts'

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
export interface Follower extends Pick<
  FollowedBoard,
  'replica' | 'room' | 'you' | 'remembered' | 'recall' | 'change' | 'forgetBoard'
> {
  readonly isLive: () => boolean
  /** Joins over a new link. */
  readonly follow: (link: BoardSocket) => void
  /** The link is gone. */
  readonly leave: () => void
  /** Row `seq` was acknowledged: when it does not arrive soon, the follower joins again (WIRE-20). */
  readonly expect: (seq: number) => void
  readonly onUpdate: (update: BoardUpdate) => void
  readonly onRoom: (update: RoomUpdate) => void
}

/** Milliseconds within which a row arrives before or after the acknowledgement of its command. */
const ROW_MAX_MS = 3000
/** Gaps one after the other, each filled by a join, after which another link is tried. */
const GAPS_MAX = 4

/** Refusals of a join that another attempt may change. */
const PASSING: ReadonlySet<RefusalCode> = new Set(['too-fast', 'unavailable', 'internal-error', 'not-joined'])

export function createFollower(options: FollowerOptions): Follower {
  const board = createFollowedBoard()
  const held = createHeldUpdates()
  let link: BoardSocket | null = null
  let isLive = false
  let gaps = 0
  const request = createJoinRequest({
    boardId: options.boardId,
    // After the second gap in a row the whole board is asked for, rather than what is missing.
    resumePoint: () => (gaps > 1 ? null : board.resumePoint()),
    isCurrent: (over) => over === link,
    // Texts that arrived before the answer are part of it.
    onAnswer: held.dropTexts,
    onReply: takeReply,
    onTimeout: options.onUseless,
  })
  const rowTimeout = createRowTimeout((seq) => {
    const { confirmed } = board.replica()
    const isMissing = confirmed !== null && confirmed.seq < seq
    if (link !== null && isMissing && !request.isPending()) request.send(link)
  })

  function takeReply(over: BoardSocket, reply: JoinReply, offset: number): void {
    if (!reply.ok) {
      if (PASSING.has(reply.code)) options.onUseless()
      else options.onRefused(reply.code)
      return
    }
    if (!options.recognise(reply.you)) board.forgetReplica()
    const since = held.release()
    if (!board.enter(reply)) {
      askAgain(over)
      return
    }
    board.enterRoom(reply, offset, since.room)
    if (!since.updates.every(board.absorb)) {
      askAgain(over)
      return
    }
    gaps = 0
    isLive = true
    options.onJoined(over)
    if (since.updates.some(changesAuthors)) reloadBoard(over)
    options.onChange()
  }

  function askAgain(over: BoardSocket): void {
    gaps += 1
    if (gaps > GAPS_MAX) options.onUseless()
    else request.send(over)
  }

  /** Author visibility has changed: the whole board is loaded again, as the viewer may see it from now on (WIRE-9). */
  function reloadBoard(over: BoardSocket): void {
    board.forgetAudience()
    request.send(over)
  }

  function leave(): void {
    link = null
    isLive = false
    gaps = 0
    request.cancel()
    held.dropTexts()
    held.release()
    rowTimeout.cancel()
    board.leaveRoom()
  }

  const { replica, room, you, remembered, recall, change, forgetBoard } = board
  return {
    replica,
    room,
    you,
    remembered,
    recall,
    change,
    forgetBoard,
    isLive: () => isLive,
    follow(fresh) {
      leave()
      link = fresh
      request.send(fresh)
    },
    leave,
    expect: rowTimeout.expect,
    onUpdate(bare) {
      if (link === null) return
      const update = held.withTexts(bare)
      if (request.isPending()) {
        held.hold(update)
      } else if (board.absorb(update)) {
        if (changesAuthors(update)) reloadBoard(link)
        options.onChange()
      } else {
        askAgain(link)
      }
    },
    onRoom(update) {
      if (link === null) return
      if (update.type === 'board-part') return request.onPart(link, update)
      if (update.type === 'texts') return held.holdTexts(update.notes)
      if (request.isPending()) held.holdRoom(update)
      board.absorbRoom(update)
      options.onChange()
    },
  }
}

interface RowTimeout {
  readonly expect: (seq: number) => void
  readonly cancel: () => void
}

/** Reports the highest sequence number that was expected, some time after the first. */
function createRowTimeout(onTimeout: (seq: number) => void): RowTimeout {
  let expected = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    expect(seq) {
      expected = Math.max(expected, seq)
      timer ??= setTimeout(() => {
        timer = undefined
        onTimeout(expected)
      }, ROW_MAX_MS)
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

function changesAuthors(update: BoardUpdate): boolean {
  return update.rows.some((row) => row.some(({ type }) => type === 'anonymity-changed'))
}
