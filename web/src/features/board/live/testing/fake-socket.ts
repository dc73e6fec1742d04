import type { CommandEnvelope } from '@retropulse/contract/board-command'
import type { CommandReply, JoinMessage, JoinReply, RoomMessage } from '@retropulse/contract/board-room'
import type { BoardSocket } from '../board-socket.ts'

/** A fake link that records what was sent; the test answers. */
export interface FakeSocket extends BoardSocket {
  readonly joins: { readonly message: JoinMessage; readonly answer: (reply: JoinReply) => void }[]
  readonly sent: { readonly envelope: CommandEnvelope; readonly answer: (reply: CommandReply) => void }[]
  readonly roomMessages: RoomMessage[]
  /** Something arrived just now. */
  readonly hear: () => void
  readonly isClosed: () => boolean
}

export function createFakeSocket(): FakeSocket {
  const joins: FakeSocket['joins'] = []
  const sent: FakeSocket['sent'] = []
  const roomMessages: RoomMessage[] = []
  let heard = Date.now()
  let isClosed = false
  return {
    joins,
    sent,
    roomMessages,
    join: (message, answer) => joins.push({ message, answer }),
    send: (envelope, answer) => sent.push({ envelope, answer }),
    emit: (message) => roomMessages.push(message),
    heardAt: () => heard,
    hear() {
      heard = Date.now()
    },
    rest() {
      roomMessages.push({ type: 'away' })
      isClosed = true
    },
    close() {
      isClosed = true
    },
    isClosed: () => isClosed,
  }
}
