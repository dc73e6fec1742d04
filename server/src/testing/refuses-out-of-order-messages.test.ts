import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { Joined, JoinReply } from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import { nanoid } from 'nanoid'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileClient, startHostileClient, MINE } from './hostile-client.ts'
import { guestCookie, joinBoard, openSocket } from './board-client.ts'
import { noteSaying } from './retro.ts'

/* Bad input, part 3: valid messages at the wrong time, or more than once. */
let hostile: HostileClient
beforeAll(async () => {
  hostile = await startHostileClient()
})
afterAll(() => hostile.close())

const refused = (code: string) => ({ ok: false, code })

describe('messages out of order', () => {
  test('WIRE-19: before a join nothing is done', async () => {
    const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
    await hostile.expectUntouched(async () => {
      for (const command of [noteSaying('Early'), { type: 'set-masking', on: true } as const]) {
        const sent = { id: nanoid(), command }
        expect(await ask(socket, COMMAND_CHANNEL[command.type], sent)).toEqual(refused('not-joined'))
      }
      expect(await ask(socket, 'room', { type: 'introduce', name: 'Early' })).toEqual(refused('not-joined'))
      expect(await ask(socket, 'room', join('none'))).toEqual(refused('not-found'))
      expect(await ask(socket, 'room', join(hostile.boardId, 0))).toEqual(refused('outdated-client'))
      const sent = { id: nanoid(), command: noteSaying('Early') }
      expect(await ask(socket, 'message', sent)).toEqual(refused('not-joined'))
    })
    socket.close()
  })

  test('AUTH-21, WIRE-2: a client without an identity cannot join', async () => {
    for (const cookie of ['', 'retropulse.guest=gabcdefghijklmno.forged']) {
      const socket = openSocket(hostile.app.url, cookie)
      await hostile.expectUntouched(async () => {
        expect(await ask(socket, 'room', join(hostile.boardId))).toEqual(refused('bad-request'))
      })
      socket.close()
    }
  })

  test.each(['b1.', 'b1)', 'b/1', 'ü', 'b'.repeat(200), '', ' '])(
    'WIRE-17, ERROR-17: a join to %j, an id that no board can have, is answered like one to an unknown board',
    async (id) => {
      const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
      await hostile.expectUntouched(async () => {
        expect(await ask(socket, 'room', join('unknown'))).toEqual(refused('not-found'))
        expect(await ask(socket, 'room', join(id))).toEqual(refused('not-found'))
        expect(await ask(socket, 'room', { ...join(id), more: 1 })).toEqual(refused('bad-request'))
      })
      socket.close()
    },
  )

  test('WIRE-19: a second join is answered with the board again, is announced to no other participant, and cannot lead to another board', async () => {
    const { facilitator, attacker, boardId, otherBoardId } = hostile
    await hostile.expectUntouched(async () => {
      const { you } = attacker.joined
      expect(await attacker.sendRaw('room', join(boardId))).toMatchObject({ ok: true, you })
      expect(await facilitator.sendRaw('room', join(otherBoardId))).toEqual(refused('bad-request'))
    })
  })

  test('WIRE-19: of two simultaneous joins to two boards one succeeds', async () => {
    const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
    const boards = [hostile.boardId, hostile.otherBoardId, hostile.boardId, hostile.otherBoardId]
    const replies = await Promise.all(boards.map((boardId) => ask(socket, 'room', join(boardId))))
    const letIn = (replies as JoinReply[]).filter((reply): reply is Joined => reply.ok)
    expect(new Set(letIn.map((reply) => reply.board?.state.id)).size).toBe(1)
    socket.close()
  })
})

describe('messages that are repeated', () => {
  test('CONN-17, WIRE-14: a command that is repeated, at once and later, over two connections, is done once', async () => {
    const { app, boardId, facilitator } = hostile
    const cookie = await guestCookie(app.url)
    const windows = await Promise.all([1, 2].map(() => joinBoard(app.url, boardId, cookie)))
    const [before, heard] = [await hostile.head(), facilitator.board().seq]
    expect(heard).toBe(before)
    const id = nanoid(16)
    const command = noteSaying('Once')
    const sendAll = () =>
      Promise.all([...windows, ...windows, ...windows].map((window) => window.send(command, id)))
    const place = { ok: true, seq: before + 1 }
    expect(new Set((await sendAll()).map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify(place)]),
    )
    expect((await facilitator.send(noteSaying('Next'))).ok).toBe(true)
    expect((await sendAll())[0]).toEqual(place)
    expect(await hostile.head()).toBe(before + 2)
    const notes = facilitator.board().state.notes.values()
    expect(notes.filter(({ text }) => text === 'Once')).toHaveLength(1)
    for (const window of windows) window.close()
  })

  test('WIRE-14: a command with an id that was used does nothing', async () => {
    const { attacker, facilitator } = hostile
    const id = nanoid(16)
    const first = await attacker.send(noteSaying('First'), id)
    await hostile.expectUntouched(async () => {
      expect(await attacker.send({ type: 'edit-note', noteId: MINE, text: 'Second' }, id)).toEqual(first)
      expect(await facilitator.send({ type: 'set-masking', on: true }, id)).toEqual(first)
    })
  })
})

function join(boardId: string, protocol = PROTOCOL_VERSION) {
  return { type: 'join', protocol, boardId, resume: null }
}

async function ask(socket: Socket, name: string, payload: unknown): Promise<unknown> {
  return socket.timeout(10_000).emitWithAck(name, payload)
}
