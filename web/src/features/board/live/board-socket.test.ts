import { SOCKET_PATH, SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { asId, type BoardId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { io } from 'socket.io-client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type BoardSocket, openBoardSocket } from './board-socket.ts'
import { LEFT } from './testing/fake-server.ts'

vi.mock('socket.io-client', () => ({ io: vi.fn<typeof io>() }))

/** The socket, as far as a board's socket uses it. */
function createSocket() {
  const listeners = new Map<string, (message?: unknown) => void>()
  const engine = new Map<string, () => void>()
  const emitted: unknown[][] = []
  return {
    emitted,
    fire: (name: string, message?: unknown) => listeners.get(name)?.(message),
    receivePacket: () => engine.get('packet')?.(),
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    io: { engine: { on: (name: string, listener: () => void) => engine.set(name, listener) } },
    emit: (...args: unknown[]) => emitted.push(args),
    volatile: { emit: (...args: unknown[]) => emitted.push(['volatile', ...args]) },
    timeout: (ms: number) => ({ emit: (...args: unknown[]) => emitted.push([`within ${ms}`, ...args]) }),
    disconnect: vi.fn<() => void>(),
  }
}

let socket: ReturnType<typeof createSocket>
let heard: unknown[] = []
let boardSocket: BoardSocket

beforeEach(() => {
  socket = createSocket()
  heard = []
  vi.mocked(io).mockReturnValue(socket as never)
  boardSocket = openBoardSocket('http://board.test', 'websocket', {
    onOpen: () => heard.push('open'),
    onClose: () => heard.push('close'),
    onUpdate: (update) => heard.push(update),
    onRoom: (update) => heard.push(update),
  })
})

describe('the socket of a board', () => {
  test('PRESENCE-8: before a hidden tab closes its socket, it sends `away` and waits for the answer', () => {
    boardSocket.rest()
    expect(socket.disconnect).not.toHaveBeenCalled()
    const [within, name, message, acknowledge] = socket.emitted.at(-1) as [
      string,
      string,
      unknown,
      () => void,
    ]
    expect([within, name, message]).toEqual(['within 1000', 'room', { type: 'away' }])
    acknowledge()
    expect(socket.disconnect).toHaveBeenCalledOnce()
  })

  test('WIRE-1: it is a socket of its own with both transports, which never reconnects by itself', () => {
    expect(vi.mocked(io).mock.lastCall).toMatchObject([
      'http://board.test',
      {
        path: SOCKET_PATH,
        timeout: SOCKET_TIMEOUT_MS,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        forceNew: true,
        reconnection: false,
      },
    ])
  })

  test('CONN-4, CONN-5: it gives up a connection after 5 s, and a polling request after 25 s', () => {
    expect(vi.mocked(io).mock.lastCall?.[1]).toMatchObject({ timeout: 5000, requestTimeout: 25_000 })
  })

  test('WIRE-4, WIRE-5, WIRE-7: it sends commands on their events, joins, typing and drags on `room`', () => {
    const noteId = asId<NoteId>('note')
    const id = asId<CommandId>('command')
    boardSocket.join(
      { type: 'join', protocol: 1, boardId: asId<BoardId>('board'), resume: null },
      () => undefined,
    )
    boardSocket.send({ id, command: { type: 'delete-note', noteId } }, () => undefined)
    boardSocket.send({ id, command: { type: 'rename-board', title: 'x' } }, () => undefined)
    boardSocket.emit({ type: 'stop-edit', noteId })
    boardSocket.emit({ type: 'drag', noteId, columnId: LEFT, rank: 'a0' })
    const names = socket.emitted.map(([name, next]) =>
      name === 'volatile' ? `volatile ${String(next)}` : name,
    )
    expect(names).toEqual(['room', 'message', 'settings-update', 'room', 'volatile room'])
  })

  test('WIRE-3: it receives the four events of the board', () => {
    socket.fire('connect')
    for (const name of ['message', 'update', 'settings-update', 'room']) socket.fire(name, name)
    expect(heard).toEqual(['open', 'message', 'update', 'settings-update', 'room'])
  })

  test('it knows when it last received anything', () => {
    vi.useFakeTimers({ now: Date.now() + 1000 })
    socket.fire('connect')
    socket.receivePacket()
    expect(boardSocket.heardAt()).toBe(Date.now())
    vi.useRealTimers()
  })

  test.each(['connect_error', 'disconnect'])('it ends once, with %s, whatever arrives later', (name) => {
    socket.fire(name)
    socket.fire('disconnect')
    socket.fire('connect')
    socket.fire('message', 'late')
    expect(heard).toEqual(['close'])
    expect(socket.disconnect).toHaveBeenCalledTimes(1)
  })

  test('a closed socket reports nothing any more, and passes on no answer', () => {
    const answers: unknown[] = []
    boardSocket.send({ id: asId<CommandId>('c'), command: { type: 'set-masking', on: true } }, (reply) =>
      answers.push(reply),
    )
    boardSocket.close()
    socket.fire('disconnect')
    const acknowledge = socket.emitted[0]?.[2] as (reply: unknown) => void
    acknowledge({ ok: true, seq: 1 })
    expect([heard, answers]).toEqual([[], []])
  })
})
