import { MESSAGE_MAX_BYTES, SOCKET_PATH } from '@retropulse/contract/protocol'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type HostileClient, startHostileClient } from './hostile-client.ts'
import { askToJoin, guestCookie, openSocket } from './board-client.ts'
import { noteSaying } from './retro.ts'
import { sendByPolling } from './send-by-polling.ts'

/* Bad input, part 4: messages that are too large, and bytes that are no message at all. */
let hostile: HostileClient
const opened: { close(): unknown }[] = []
beforeAll(async () => {
  hostile = await startHostileClient()
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})
afterAll(() => hostile.close())

const tooMuch = noteSaying('x'.repeat(MESSAGE_MAX_BYTES))
const tooLarge = { ok: false, code: 'too-large' }

describe('a message over 64 kB', () => {
  test.each(['room', 'message', 'update', 'settings-update', 'anything'])(
    'LIMIT-7: is refused on %s',
    async (name) => {
      await hostile.expectUntouched(async () => {
        expect(await hostile.attacker.sendRaw(name, { id: 'large', command: tooMuch })).toEqual(tooLarge)
      })
    },
  )

  test('LIMIT-7: is measured in bytes', async () => {
    const text = '€'.repeat(MESSAGE_MAX_BYTES / 3)
    await hostile.expectUntouched(async () => {
      expect(await hostile.attacker.send(noteSaying(text))).toEqual(tooLarge)
    })
  })

  test('LIMIT-7: is measured with its attachments', async () => {
    const parts = Array.from({ length: 3 }, () => Buffer.alloc(MESSAGE_MAX_BYTES / 2))
    await hostile.expectUntouched(async () => {
      expect(await hostile.attacker.sendRaw('message', { id: 'large', parts })).toEqual(tooLarge)
    })
  })

  test.each(['websocket', 'polling'] as const)(
    'LIMIT-7: is refused alone, and the messages around it are handled, over %s',
    async (transport) => {
      const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url), [transport])
      opened.push(socket)
      expect(await askToJoin(socket, hostile.boardId)).toMatchObject({ ok: true })
      const small = { id: 'small', command: { type: 'edit-note', noteId: 'none', text: 'Short' } }
      const large = { id: 'large', command: tooMuch }
      for (let round = 0; round < 10; round += 1) {
        // In one turn of the event loop, so that the messages arrive together.
        const answers = [small, large, small].map(async (sent): Promise<unknown> =>
          socket.timeout(10_000).emitWithAck('message', sent),
        )
        const unknown = { ok: false, code: 'unknown-note' }
        expect(await Promise.all(answers)).toEqual([unknown, tooLarge, unknown])
      }
    },
  )

  test('LIMIT-7: 64 kB are the limit; up to 1 MB a message is refused, beyond it the connection is closed', async () => {
    expect(MESSAGE_MAX_BYTES).toBe(64 * 1024)
    const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
    opened.push(socket)
    expect(await askToJoin(socket, hostile.boardId)).toMatchObject({ ok: true })
    const lost = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    const send = (bytes: number): Promise<unknown> =>
      socket.timeout(10_000).emitWithAck('message', { id: 'large', command: noteSaying('x'.repeat(bytes)) })
    expect(await send(1_000_000)).toEqual(tooLarge)
    void send(1_048_576).catch(() => undefined)
    expect(await lost).toMatch(/^transport/)
  })

  test('LIMIT-7: far over the limit the connection is closed, and other participants do not notice', async () => {
    const socket = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
    opened.push(socket)
    expect(await askToJoin(socket, hostile.boardId)).toMatchObject({ ok: true })
    const lost = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    socket.emit('message', { id: 'huge', command: noteSaying('x'.repeat(3 * 1024 * 1024)) })
    expect(await lost).toMatch(/^transport/)
    expect((await hostile.facilitator.send(noteSaying('Good'))).ok).toBe(true)
  })
})

test('LIMIT-12: one polling request may hold 500 messages; with more the connection is closed', async () => {
  expect(await sendByPolling(hostile.app.url, 500)).toBe('open')
  expect(await sendByPolling(hostile.app.url, 501)).toBe('closed')
})

describe('bytes below the messages', () => {
  /** Frames of Socket.IO, spoilt ones, and noise; the library looks at the first characters of a frame. */
  const frame = fc.oneof(
    fc
      .tuple(fc.constantFrom('', '4', '40', '42', '43', '45', '4251-', '2', '6'), fc.string())
      .map((s) => s.join('')),
    fc.constantFrom(
      '42["disconnect"]',
      '42["connect_error",{}]',
      '42["__proto__",{}]',
      '42[]',
      '42[null]',
      '42{"message":1}',
      '40/admin,',
      '41',
      '4299999999999999999999["message",{}]',
      '451-["message",{"_placeholder":true,"num":9}]',
      '459999999-["message"]',
      '43["message",{}]',
      '430[]',
      '5probe',
    ),
    fc.uint8Array({ maxLength: 40 }),
  )

  test('WIRE-18: noise ends the connection that it came over, and no other one', async () => {
    const address = `${hostile.app.url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`
    await hostile.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 5 }), async (frames) => {
          const socket = new WebSocket(address)
          opened.push(socket)
          await once(socket, 'open')
          socket.send('40')
          for (const sent of frames) socket.send(sent)
          socket.close()
          expect((await fetch(`${hostile.app.url}/healthz`)).status).toBe(200)
        }),
        runs(100),
      ),
    )
  })
})
