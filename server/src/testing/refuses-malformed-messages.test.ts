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
import { type HostileClient, startHostileClient } from './hostile-client.ts'
import { guestCookie, openSocket } from './board-client.ts'

/*
 * Bad input, part 1: messages of no known shape. The sender gets a refusal with a code, other participants get nothing,
 * nothing is stored, and the server goes on (WIRE-17).
 */
let hostile: HostileClient
beforeAll(async () => {
  hostile = await startHostileClient()
})
afterAll(() => hostile.close())

describe('a message of no known shape', () => {
  test('WIRE-17: is refused in its acknowledgement', async () => {
    await hostile.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(arbitraryMalformedMessage, async ({ name, args }) => {
          const before = await hostile.head()
          expect(await hostile.attacker.sendRaw(name, ...args)).toEqual({ ok: false, code: 'bad-request' })
          expect(await hostile.head()).toBe(before)
        }),
        runs(400),
      ),
    )
  })

  test('WIRE-17: is refused when it has bytes in place of any one field', async () => {
    await hostile.expectUntouched(async () => {
      for (const { name, args } of messagesWithBytes())
        expect(await hostile.attacker.sendRaw(name, ...args)).toEqual({ ok: false, code: 'bad-request' })
    })
  })

  test('WIRE-16: gets no answer when it asks for no acknowledgement', async () => {
    const { socket, received } = hostile.attacker
    await hostile.expectUntouched(() =>
      fc.assert(
        fc.asyncProperty(arbitraryMalformedMessage, async ({ name, args }) => {
          const before = received.length
          socket.emit(name, ...args)
          // Answers keep the order of messages: an answer to that message would have arrived before this one.
          await hostile.attacker.sendRaw('room', { type: 'stop-edit', noteId: 'none' })
          expect(received.slice(before)).toEqual([['answer', { ok: true }]])
        }),
        runs(200),
      ),
    )
  })

  test('WIRE-17: is refused to a sender who has not joined', async () => {
    const stranger = openSocket(hostile.app.url, await guestCookie(hostile.app.url))
    await hostile.expectUntouched(() =>
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

  test('WIRE-17: is refused in every field', async () => {
    const { facilitator, head, expectRefusal } = hostile
    const start = { contentId: null, allowedVotes: 99, resetVotes: true, showsTotals: true } as const
    // Votes are cast only while a vote runs, and no vote starts during another.
    const states: readonly BoardCommand[] = [{ type: 'start-voting', ...start }, { type: 'end-voting' }]
    for (const state of states) {
      expect(await facilitator.send(state)).toMatchObject({ ok: true })
      const before = await head()
      for (const { name, args } of oddities) expectRefusal(await facilitator.sendRaw(name, ...args))
      expect(await head()).toBe(before)
    }
    expect(hostile.app.logged).toEqual([])
  })

  test('is no number of minutes or votes when it is below zero', async () => {
    const { facilitator, head } = hostile
    const before = await head()
    for (const { name, args } of withNumber(rawNumber('-0')).filter(
      ({ args: [sent] }) => !isAboutSound(sent),
    ))
      hostile.expectRefusal(await facilitator.sendRaw(name, ...args))
    expect(await head()).toBe(before)
  })
})

/** Valid after all: zero is a volume, and the status of an open action item. */
function isAboutSound(sent: unknown): boolean {
  return /media|volume|status/.test((sent as { command: { type: string } }).command.type)
}
