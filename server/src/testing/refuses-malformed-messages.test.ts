import type { BoardCommand } from '@retropulse/domain/board/command'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  arbitraryMalformedMessage,
  messagesWithBytes,
  ODD_NUMBERS,
  rawNumber,
  withNumber,
} from './arbitrary-message.ts'
import { type BesiegedBoard, besiegeBoard } from './besieged-board.ts'
import { guestCookie, openSocket } from './board-client.ts'

/*
 * What bad input gets: a refusal with a code to the sender, nothing to anybody else, nothing stored, the
 * server up. Here what is not of a known shape.
 */
let siege: BesiegedBoard
beforeAll(async () => {
  siege = await besiegeBoard()
})
afterAll(() => siege.close())

describe('a message of no known shape', () => {
  test('is refused in its acknowledgement', async () => {
    await siege.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(arbitraryMalformedMessage, async ({ name, args }) => {
          const before = await siege.head()
          expect(await siege.attacker.sendRaw(name, ...args)).toEqual({ ok: false, code: 'bad-request' })
          expect(await siege.head()).toBe(before)
        }),
        runs(400),
      ),
    )
  })

  test('is refused when it has bytes in place of any one field', async () => {
    await siege.expectUntouched(async () => {
      for (const { name, args } of messagesWithBytes())
        expect(await siege.attacker.sendRaw(name, ...args)).toEqual({ ok: false, code: 'bad-request' })
    })
  })

  test('gets no answer when it asks for no acknowledgement (H7)', async () => {
    const { socket, received } = siege.attacker
    await siege.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(arbitraryMalformedMessage, async ({ name, args }) => {
          const before = received.length
          socket.emit(name, ...args)
          // Answers keep the order of messages: this one's would come after the other's.
          await siege.attacker.sendRaw('room', { type: 'stop-edit', noteId: 'none' })
          expect(received.slice(before)).toEqual([['answer', { ok: true }]])
        }),
        runs(200),
      ),
    )
  })

  test('is refused to somebody who has not joined', async () => {
    const stranger = openSocket(siege.app.url, await guestCookie(siege.app.url))
    await siege.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(arbitraryMalformedMessage, async ({ name, args }) => {
          const reply: unknown = await stranger.timeout(10_000).emitWithAck(name, ...args)
          expect(reply).toEqual({ ok: false, code: 'bad-request' })
        }),
        runs(100),
      ),
    )
    stranger.close()
  })
})

describe('a number that is none', () => {
  const oddities = ODD_NUMBERS.flatMap(withNumber)

  test('is refused wherever it stands (board.md §5)', async () => {
    const { facilitator, head, expectRefusal } = siege
    const start = { contentId: null, allowedVotes: 99, resetVotes: true, showsTotals: true } as const
    // Nobody votes but in a vote, and nobody starts one in another.
    const states: readonly BoardCommand[] = [{ type: 'start-voting', ...start }, { type: 'end-voting' }]
    for (const state of states) {
      expect(await facilitator.send(state)).toMatchObject({ ok: true })
      const before = await head()
      for (const { name, args } of oddities) expectRefusal(await facilitator.sendRaw(name, ...args))
      expect(await head()).toBe(before)
    }
    expect(siege.app.logged).toEqual([])
  })

  test('is no number of minutes or votes when it is less than nothing', async () => {
    const { facilitator, head } = siege
    const before = await head()
    for (const { name, args } of withNumber(rawNumber('-0')).filter(
      ({ args: [sent] }) => !isAboutSound(sent),
    ))
      siege.expectRefusal(await facilitator.sendRaw(name, ...args))
    expect(await head()).toBe(before)
  })
})

/** Silence is a volume, and an action may be open. */
function isAboutSound(sent: unknown): boolean {
  return /media|volume|status/.test((sent as { command: { type: string } }).command.type)
}
