import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardUpdate, CommandReply, Joined, JoinReply } from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION, SOCKET_PATH } from '@retropulse/contract/protocol'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { openRawWebSocket } from './raw-websocket.ts'

/** One participant: speaks Socket.IO without its client, and decodes every message in full. */
export interface BoardSocket {
  readonly joined: Joined
  submit(id: string, command: BoardCommand, onReply: (reply: CommandReply) => void): void
  /** Bytes of the payloads of all WebSocket messages so far. */
  bytesIn(): number
  close(): void
}

export interface BoardSocketOptions {
  /** The server, http://… */
  readonly url: string
  readonly boardId: string
  readonly cookie: string
  readonly onUpdate: (update: BoardUpdate) => void
  /** The connection ended without a call to close it. */
  readonly onLost: () => void
}

/** Connects and joins; rejects when the server refuses this person. */
export async function openBoardSocket(options: BoardSocketOptions): Promise<BoardSocket> {
  const { url, boardId, cookie, onUpdate, onLost } = options
  const replies = new Map<number, (reply: unknown) => void>()
  let lastReply = 0
  const connected = Promise.withResolvers<void>()

  const socket = await openRawWebSocket({
    url: `${url}${SOCKET_PATH}/?EIO=4&transport=websocket`,
    headers: { Cookie: cookie },
    onClose: onLost,
    onText(payload) {
      const [engine, packet] = payload
      if (engine === PING) socket.sendText('3')
      if (engine !== MESSAGE) return
      if (packet === CONNECT) connected.resolve()
      if (packet === EVENT) takeEvent(payload.toString('utf8', 2))
      if (packet === ACK) takeAcknowledgement(payload.toString('utf8', 2))
    },
  })

  function takeEvent(text: string): void {
    const [name, body] = parseList(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of these names
    if (name !== 'room') onUpdate(body as BoardUpdate)
  }

  function takeAcknowledgement(text: string): void {
    const start = text.indexOf('[')
    const [reply] = parseList(text.slice(start))
    const id = Number(text.slice(0, start))
    replies.get(id)?.(reply)
    replies.delete(id)
  }

  function emit(name: string, body: unknown, onReply: (reply: unknown) => void): void {
    lastReply += 1
    replies.set(lastReply, onReply)
    socket.sendText(`42${lastReply}${JSON.stringify([name, body])}`)
  }

  socket.sendText('40')
  await connected.promise
  const join = { type: 'join', protocol: PROTOCOL_VERSION, boardId, resume: null }
  const joined = await new Promise<JoinReply>((resolve) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of this answer
    emit('room', join, (reply) => resolve(reply as JoinReply))
  })
  if (!joined.ok) throw new Error(`not let in: ${joined.code}`)
  return {
    joined,
    submit(id, command, onReply) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of this answer
      emit(COMMAND_CHANNEL[command.type], { id, command }, (reply) => onReply(reply as CommandReply))
    },
    bytesIn: () => socket.bytesIn(),
    close: () => socket.close(),
  }
}

const PING = charCode('2')
const MESSAGE = charCode('4')
const CONNECT = charCode('0')
const EVENT = charCode('2')
const ACK = charCode('3')

function parseList(text: string): readonly unknown[] {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value : []
}

function charCode(character: string): number {
  return character.codePointAt(0) ?? 0
}
