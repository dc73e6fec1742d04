import type { Joined, JoinReply, RoomUpdate } from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import { type SnapshotPart, withParts } from '@retropulse/domain/board/snapshot'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardSocket } from './board-socket.ts'
import type { ResumePoint } from './followed-board.ts'

export interface JoinRequestOptions {
  readonly boardId: BoardId
  readonly resumePoint: () => ResumePoint | null
  /** False for a link that was replaced or lost. */
  readonly isCurrent: (link: BoardSocket) => boolean
  /** The server has answered; the parts of a large board may follow. */
  readonly onAnswer: () => void
  /** The answer is complete; `offset`: milliseconds that the server's clock is ahead of this device's. */
  readonly onReply: (link: BoardSocket, reply: JoinReply, offset: number) => void
  readonly onTimeout: () => void
}

/** Asks for the board, or for what is missing; one request at a time. */
export interface JoinRequest {
  readonly isPending: () => boolean
  /** Joins over the link; a request under way is dropped. */
  readonly send: (link: BoardSocket) => void
  /** Part of a large board (WIRE-9). */
  readonly onPart: (link: BoardSocket, part: Extract<RoomUpdate, { type: 'board-part' }>) => void
  readonly cancel: () => void
}

/** Milliseconds until a join that is not answered means that the link is dead. */
const JOIN_MAX_MS = 8000

export function createJoinRequest(options: JoinRequestOptions): JoinRequest {
  let isPending = false
  /** A large board whose parts are still arriving (WIRE-9). */
  let partial: PartialJoin | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(link: BoardSocket): void {
    isPending = true
    partial = null
    awaitAnswer()
    const askedAt = Date.now()
    const resume = options.resumePoint()
    link.join({ type: 'join', protocol: PROTOCOL_VERSION, boardId: options.boardId, resume }, (reply) => {
      if (!options.isCurrent(link) || !isPending) return
      options.onAnswer()
      // The server read its clock about half way between question and answer.
      const offset = reply.ok ? reply.now - (askedAt + Date.now()) / 2 : 0
      if (reply.ok && reply.board?.isPartial === true) {
        partial = { reply, offset, parts: [] }
        awaitAnswer()
      } else {
        finish(link, reply, offset)
      }
    })
  }

  function awaitAnswer(): void {
    clearTimeout(timer)
    timer = setTimeout(options.onTimeout, JOIN_MAX_MS)
  }

  function finish(link: BoardSocket, reply: JoinReply, offset: number): void {
    cancel()
    options.onReply(link, reply, offset)
  }

  function cancel(): void {
    clearTimeout(timer)
    isPending = false
    partial = null
  }

  return {
    isPending: () => isPending,
    send,
    onPart(link, part) {
      if (partial === null) return
      if (part.end === 'outdated') return send(link)
      partial.parts.push(part)
      if (part.end === 'complete') finish(link, completed(partial), partial.offset)
      else awaitAnswer()
    },
    cancel,
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
