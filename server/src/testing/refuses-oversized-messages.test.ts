import { MESSAGE_MAX_BYTES, SOCKET_PATH } from '@retropulse/contract/protocol'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BesiegedBoard, besiegeBoard } from './besieged-board.ts'
import { askToJoin, guestCookie, openSocket } from './board-client.ts'
import { noteSaying } from './retro.ts'

/* What bad input gets, continued: what is too large, and what is no message at all. */
let siege: BesiegedBoard
const opened: { close(): unknown }[] = []
beforeAll(async () => {
  siege = await besiegeBoard()
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})
afterAll(() => siege.close())

const tooMuch = noteSaying('x'.repeat(MESSAGE_MAX_BYTES))
const tooLarge = { ok: false, code: 'too-large' }

describe('a message over 64 kB', () => {
  test.each(['room', 'message', 'update', 'settings-update', 'anything'])(
    'is refused on %s',
    async (name) => {
      await siege.expectUntouched(async () => {
        expect(await siege.attacker.sendRaw(name, { id: 'large', command: tooMuch })).toEqual(tooLarge)
      })
    },
  )

  test('is measured in bytes', async () => {
    const text = '€'.repeat(MESSAGE_MAX_BYTES / 3)
    await siege.expectUntouched(async () => {
      expect(await siege.attacker.send(noteSaying(text))).toEqual(tooLarge)
    })
  })

  test('is measured with what is attached to it', async () => {
    const parts = Array.from({ length: 3 }, () => Buffer.alloc(MESSAGE_MAX_BYTES / 2))
    await siege.expectUntouched(async () => {
      expect(await siege.attacker.sendRaw('message', { id: 'large', parts })).toEqual(tooLarge)
    })
  })

  test.each(['websocket', 'polling'] as const)('is told from those around it, over %s', async (transport) => {
    const socket = openSocket(siege.app.url, await guestCookie(siege.app.url), [transport])
    opened.push(socket)
    expect(await askToJoin(socket, siege.boardId)).toMatchObject({ ok: true })
    const small = { id: 'small', command: { type: 'edit-note', noteId: 'none', text: 'Short' } }
    const large = { id: 'large', command: tooMuch }
    for (let round = 0; round < 10; round += 1) {
      // In one turn of the event loop, so that they arrive together.
      const answers = [small, large, small].map(async (sent): Promise<unknown> =>
        socket.timeout(10_000).emitWithAck('message', sent),
      )
      const unknown = { ok: false, code: 'unknown-note' }
      expect(await Promise.all(answers)).toEqual([unknown, tooLarge, unknown])
    }
  })

  test('far over it: the connection is closed, and the others do not notice', async () => {
    const socket = openSocket(siege.app.url, await guestCookie(siege.app.url))
    opened.push(socket)
    expect(await askToJoin(socket, siege.boardId)).toMatchObject({ ok: true })
    const lost = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    socket.emit('message', { id: 'huge', command: noteSaying('x'.repeat(3 * 1024 * 1024)) })
    expect(await lost).toMatch(/^transport/)
    expect((await siege.facilitator.send(noteSaying('Good'))).ok).toBe(true)
  })
})

describe('below the messages', () => {
  /** Frames as Socket.IO has them, spoilt ones, and noise; what they begin with is what the library looks at. */
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

  test('noise ends the connection that it came over, and nothing else', async () => {
    const address = `${siege.app.url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`
    await siege.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 5 }), async (frames) => {
          const socket = new WebSocket(address)
          opened.push(socket)
          await once(socket, 'open')
          socket.send('40')
          for (const sent of frames) socket.send(sent)
          socket.close()
          expect((await fetch(`${siege.app.url}/healthz`)).status).toBe(200)
        }),
        runs(100),
      ),
    )
  })
})
