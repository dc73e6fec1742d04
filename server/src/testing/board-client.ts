import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type {
  BoardUpdate,
  CommandReply,
  Joined,
  JoinReply,
  RoomUpdate,
} from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION, SOCKET_PATH } from '@retropulse/contract/protocol'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import { boardFrom, type SnapshotPart, withParts } from '@retropulse/domain/board/snapshot'
import type { BoardState } from '@retropulse/domain/board/state'
import { nanoid } from 'nanoid'
import { io, type Socket } from 'socket.io-client'

/** Milliseconds for which an answer has time, also on a busy machine. */
const ANSWER_MS = 30_000

/** A client's copy of a board, from which it can resume. */
export interface Replica {
  readonly seq: number
  readonly state: BoardState
  readonly audience: string
}

/** A bare client of the live socket, without outbox and optimism: it knows only what the server sent. */
export interface BoardClient {
  readonly socket: Socket
  readonly joined: Joined
  /** Everything that was ever received, answers included, for tests that search it for what must not be there. */
  readonly received: readonly (readonly [name: string, payload: unknown])[]
  /** The board as the messages tell it; throws when they leave a gap. */
  board(): Replica
  /** Sends a command; rejects without an answer within the time. */
  send(command: BoardCommand, id?: string, timeoutMs?: number): Promise<CommandReply>
  /** Sends any payload on any event, and resolves to the acknowledgement. */
  sendRaw(name: string, ...payload: readonly unknown[]): Promise<unknown>
  close(): void
}

export interface JoinOptions {
  /** The replica to resume from. */
  readonly from?: Replica
  /** WebSocket by default. */
  readonly transport?: 'websocket' | 'polling'
  /** Called with every packet that is received, as it was on the wire. */
  readonly onPacket?: (packet: string) => void
}

/** Joins a board with a cookie (`guestCookie` makes one). Throws when the join is refused. */
export async function joinBoard(
  url: string,
  boardId: string,
  cookie: string,
  { from, transport = 'websocket', onPacket }: JoinOptions = {},
): Promise<BoardClient> {
  const socket = openSocket(url, cookie, [transport])
  socket.io.engine.on('packet', ({ data }) => onPacket?.(String(data)))
  const received: (readonly [string, unknown])[] = []
  const updates: BoardUpdate[] = []
  socket.onAny((name: string, payload: unknown) => received.push([name, payload]))
  let texts: readonly NoteTexts[] = []
  for (const name of ['message', 'update', 'settings-update']) {
    socket.on(name, (update: BoardUpdate) => {
      const whole = withShownTexts(update, texts)
      if (whole !== update) texts = []
      updates.push(whole)
    })
  }
  const parts: SnapshotPart[] = []
  const isWhole = Promise.withResolvers<void>()
  socket.on('room', (update: RoomUpdate) => {
    if (update.type === 'texts') texts = [...texts, ...update.notes]
    if (update.type !== 'board-part') return
    parts.push(update)
    if (update.end === 'complete') isWhole.resolve()
    if (update.end === 'outdated') isWhole.reject(new Error('the answer to the join is outdated'))
  })
  const reply = await askToJoin(socket, boardId, from).catch((error: unknown) => {
    socket.close()
    throw error
  })
  if (!reply.ok) {
    socket.close()
    throw new Error(`not let in: ${reply.code}`)
  }
  received.push(['answer', reply])
  if (reply.board?.isPartial === true) await isWhole.promise
  let board = boardOf(reply, parts, from)

  async function ask(timeoutMs: number, name: string, payload: readonly unknown[]): Promise<unknown> {
    const answer: unknown = await socket.timeout(timeoutMs).emitWithAck(name, ...payload)
    received.push(['answer', answer])
    return answer
  }

  return {
    socket,
    joined: reply,
    received,
    board() {
      for (const update of updates.splice(0)) board = after(board, update)
      return board
    },
    send: async (command, id = nanoid(16), timeoutMs = ANSWER_MS) =>
      (await ask(timeoutMs, COMMAND_CHANNEL[command.type], [{ id, command }])) as CommandReply,
    sendRaw: (name, ...payload) => ask(ANSWER_MS, name, payload),
    close: () => socket.close(),
  }
}

/** A connected socket that has not joined a board. */
export function openSocket(
  url: string,
  cookie: string,
  transports: readonly ('websocket' | 'polling')[] = ['websocket'],
): Socket {
  return io(url, {
    path: SOCKET_PATH,
    transports: [...transports],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  })
}

/** Rejects when there is no connection, or it is lost before the answer. */
export async function askToJoin(socket: Socket, boardId: string, from?: Replica): Promise<JoinReply> {
  const resume = from === undefined ? null : { seq: from.seq, audience: from.audience }
  const join = { type: 'join', protocol: PROTOCOL_VERSION, boardId, resume }
  const failed = new Promise<never>((_resolve, reject) => socket.once('connect_error', reject))
  return (await Promise.race([socket.timeout(ANSWER_MS).emitWithAck('room', join), failed])) as JoinReply
}

/** The cookie of a new guest (AUTH-19). */
export async function guestCookie(url: string): Promise<string> {
  return cookieOf(await fetch(`${url}/uid`))
}

/** The cookies that an answer sets, as a request header. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function boardOf(
  { board, missed, audience }: Joined,
  parts: readonly SnapshotPart[],
  from: Replica | undefined,
): Replica {
  if (board !== null) return { seq: board.seq, state: boardFrom(withParts(board.state, parts)), audience }
  if (missed === null || from === undefined) throw new Error('a first join is answered with the board')
  return after({ ...from, audience }, missed)
}

/** The update with the texts of a large board that were sent before it (WIRE-22). */
function withShownTexts(update: BoardUpdate, notes: readonly NoteTexts[]): BoardUpdate {
  const isSwitch = (row: BoardUpdate['rows'][number]) => row.some(({ type }) => type === 'masking-changed')
  if (notes.length === 0 || !update.rows.some(isSwitch)) return update
  return {
    ...update,
    rows: update.rows.map((row) => (isSwitch(row) ? [...row, { type: 'texts-shown', notes }] : row)),
  }
}

function after(board: Replica, { seq, rows }: BoardUpdate): Replica {
  const first = seq - rows.length
  if (first > board.seq) throw new Error(`a gap: ${first} after ${board.seq}`)
  const news = rows.slice(Math.max(0, board.seq - first)).flat()
  return { ...board, seq: Math.max(board.seq, seq), state: news.reduce(evolveView, board.state) }
}
