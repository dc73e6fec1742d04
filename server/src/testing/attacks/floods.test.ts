import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard, openSocket } from '../board-client.ts'
import { noteSaying, startRetro } from '../retro.ts'
import { sendByPolling } from '../send-by-polling.ts'
import { startApp, type TestApp } from '../start-app.ts'

/* The attack: a connection that sent too fast was never cut, and each refusal cost more than the message. */
let app: TestApp
let boardId: string
let facilitator: BoardClient

beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '20' })
  const retro = await startRetro(app.url)
  ;({ boardId } = retro)
  facilitator = await joinBoard(app.url, boardId, retro.facilitator.cookie())
})
afterAll(async () => {
  facilitator.close()
  await app.close()
})

describe('a connection that floods the server', () => {
  test.each(['with a board', 'without one'])(
    'LIMIT-11: is cut after some hundred refusals, %s',
    async (which) => {
      const cookie = await guestCookie(app.url)
      const client = which === 'with a board' ? await joinBoard(app.url, boardId, cookie) : null
      const socket = client?.socket ?? openSocket(app.url, cookie)
      const gone = new Promise((resolve) => {
        socket.once('disconnect', resolve)
      })
      for (let count = 0; count < 5000; count += 1) socket.emit('message', { count })
      await gone
      expect(await facilitator.send(noteSaying('Still here'))).toMatchObject({ ok: true })
    },
  )

  test('is sent no refusals of messages that ask for no acknowledgement', async () => {
    const client = await joinBoard(app.url, boardId, await guestCookie(app.url))
    for (let count = 0; count < 50; count += 1) client.socket.emit('message', { count })
    await client.sendRaw('room', { type: 'stop-edit', noteId: 'none' })
    expect(JSON.stringify(client.received.slice(1))).not.toContain('refused')
    client.close()
  })

  test('LIMIT-12: is closed when it packs 70,000 messages into one polling request', async () => {
    expect(await sendByPolling(app.url, 70_000)).toBe('closed')
    expect(await facilitator.send(noteSaying('Still here'))).toMatchObject({ ok: true })
  })
})

describe('guests of one address', () => {
  test('LIMIT-10: write no more together than four people may, and members are not held up by them', async () => {
    const note = noteSaying('Moved about', 'moved')
    expect(await facilitator.send(note)).toMatchObject({ ok: true })
    const guests = await Promise.all(
      Array.from({ length: 12 }, async () => joinBoard(app.url, boardId, await guestCookie(app.url))),
    )
    const begun = performance.now()
    const move = (rank: string) => ({
      type: 'move-note' as const,
      noteId: asId<NoteId>('moved'),
      columnId: asId<ColumnId>('c2'),
      rank,
    })
    const replies = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 60 }, (_, count) => guest.send(move(`a${count % 9}`)))),
    )
    const seconds = (performance.now() - begun) / 1000
    const granted = replies.filter(({ ok }) => ok).length
    // Four people's burst of four seconds, and what their allowance grew by meanwhile; each guest alone may send 80.
    expect(granted).toBeLessThanOrEqual(80 * 4 + 80 * seconds)
    expect(await facilitator.send(noteSaying('Still here'))).toMatchObject({ ok: true })
    for (const guest of guests) guest.close()
  })
})
