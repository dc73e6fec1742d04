import { HTTP_STATUS, type RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PendingCommand } from './replica.ts'
import { createSender, IN_FLIGHT_MAX, type Sender, SILENCE_MAX_MS } from './sender.ts'
import { createFakeSocket, type FakeSocket } from './testing/fake-socket.ts'

let pending: PendingCommand[] = []
let done: string[] = []
let refused: [string, RefusalCode][] = []
let losses = 0
let link: FakeSocket
let sender: Sender

beforeEach(() => {
  vi.useFakeTimers()
  pending = []
  done = []
  refused = []
  losses = 0
  link = createFakeSocket()
  sender = createSender({
    pending: () => pending,
    onDone(id) {
      done.push(id)
      pending = pending.filter((command) => command.id !== id)
    },
    onRefused(id, code) {
      refused.push([id, code])
      pending = pending.filter((command) => command.id !== id)
    },
    onLinkLost: () => (losses += 1),
    random: () => 1,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function type(id: string, noteId: string): void {
  const command: BoardCommand = { type: 'delete-note', noteId: asId<NoteId>(noteId) }
  pending.push({ id: asId<CommandId>(id), command, at: 0, isAnonymous: false, doneAt: null })
  sender.pump()
}

const sentIds = (over = link): string[] => over.sent.map(({ envelope }) => envelope.id)

describe('commands on their way', () => {
  test('without a link that has joined there are none', () => {
    type('a', '1')
    expect(sentIds()).toEqual([])
    sender.start(link)
    expect(sentIds()).toEqual(['a'])
  })

  test('CONN-18: of one note only one is on its way, in the order in which they were typed', () => {
    sender.start(link)
    type('a', '1')
    type('b', '1')
    type('c', '2')
    expect(sentIds()).toEqual(['a', 'c'])
    link.sent[0]!.answer({ ok: true, seq: 1 })
    expect(sentIds()).toEqual(['a', 'c', 'b'])
    expect(done).toEqual(['a'])
  })

  test('CONN-10: what an earlier server does not know of one is left out, once', () => {
    sender.start(link)
    const command: BoardCommand = { type: 'end-voting', seen: { votes: 1 } }
    pending.push({ id: asId<CommandId>('a'), command, at: 0, isAnonymous: false, doneAt: null })
    sender.pump()
    const sent = () => link.sent.map(({ envelope }) => envelope.command)
    expect(sent()).toEqual([command])
    link.sent[0]!.answer({ ok: false, code: 'bad-request' })
    expect(sent()).toEqual([command, { type: 'end-voting' }])
    link.sent[1]!.answer({ ok: false, code: 'bad-request' })
    expect([sentIds(), refused]).toEqual([['a', 'a'], [['a', 'bad-request']]])
  })

  test('CONN-11: there are at most as many as the window allows', () => {
    sender.start(link)
    for (let at = 0; at < IN_FLIGHT_MAX + 5; at += 1) type(`c${at}`, `${at}`)
    expect(link.sent).toHaveLength(IN_FLIGHT_MAX)
    link.sent[3]!.answer({ ok: true, seq: 1 })
    expect(link.sent).toHaveLength(IN_FLIGHT_MAX + 1)
  })

  test('CONN-17: over the next link a command has the same id, and late answers of the last link are ignored', () => {
    sender.start(link)
    type('a', '1')
    const next = createFakeSocket()
    sender.start(next)
    expect(sentIds(next)).toEqual(['a'])
    link.sent[0]!.answer({ ok: false, code: 'unknown-note' })
    expect(refused).toEqual([])
    next.sent[0]!.answer({ ok: true, seq: 1 })
    expect(done).toEqual(['a'])
  })
})

describe('an answer', () => {
  test('CONN-10: a refusal is final', () => {
    sender.start(link)
    type('a', '1')
    type('b', '1')
    link.sent[0]!.answer({ ok: false, code: 'forbidden' })
    expect(refused).toEqual([['a', 'forbidden']])
    expect(sentIds()).toEqual(['a', 'b'])
  })

  test.each(['too-fast', 'unavailable', 'internal-error'] as const)(
    'CONN-10: %s sends the command again, ever later, while later commands about the same note wait',
    (code) => {
      sender.start(link)
      type('a', '1')
      type('b', '1')
      const pauses = [250, 500, 1000]
      for (const [times, pause] of pauses.entries()) {
        link.sent[times]!.answer({ ok: false, code })
        vi.advanceTimersByTime(pause - 1)
        expect(link.sent).toHaveLength(times + 1)
        vi.advanceTimersByTime(1)
        expect(sentIds().at(-1)).toBe('a')
      }
      link.sent[3]!.answer({ ok: true, seq: 1 })
      expect(sentIds().at(-1)).toBe('b')
      expect(refused).toEqual([])
    },
  )

  test.each(['not-joined', 'outdated-client', 'sign-in-required', 'invitation-required'] as const)(
    'CONN-10: %s gives the link up and keeps the command',
    (code) => {
      sender.start(link)
      type('a', '1')
      link.sent[0]!.answer({ ok: false, code })
      expect(losses).toBe(1)
      expect(pending).toHaveLength(1)
      expect(refused).toEqual([])
    },
  )
})

describe('silence', () => {
  test('CONN-11: after a command it means that the link is dead', () => {
    sender.start(link)
    type('a', '1')
    vi.advanceTimersByTime(SILENCE_MAX_MS)
    expect(losses).toBe(1)
  })

  test('CONN-11: while other messages arrive, the sender waits longer for the answer', () => {
    sender.start(link)
    type('a', '1')
    for (let second = 0; second < 11; second += 1) {
      vi.advanceTimersByTime(1000)
      link.hear()
    }
    expect(losses).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(losses).toBe(1)
  })

  test('without a command on its way it means nothing', () => {
    sender.start(link)
    type('a', '1')
    link.sent[0]!.answer({ ok: true, seq: 1 })
    vi.advanceTimersByTime(60_000)
    expect(losses).toBe(0)
  })
})

test('CONN-11: at most 20 commands are in flight, and after 4 s of silence the link is given up', () => {
  expect([IN_FLIGHT_MAX, SILENCE_MAX_MS]).toEqual([20, 4000])
  sender.start(link)
  type('a', '1')
  vi.advanceTimersByTime(3999)
  expect(losses).toBe(0)
  vi.advanceTimersByTime(1)
  expect(losses).toBe(1)
})

test('CONN-10: a command that the server puts off again and again is sent at pauses of at most 8 seconds', () => {
  sender.start(link)
  type('a', '1')
  const pauses: number[] = []
  for (let times = 0; times < 12; times += 1) {
    const before = link.sent.length
    const refusedAt = Date.now()
    link.sent.at(-1)!.answer({ ok: false, code: 'unavailable' })
    while (link.sent.length === before && Date.now() - refusedAt < 60_000) vi.advanceTimersByTime(50)
    pauses.push(Date.now() - refusedAt)
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, ...Array.from({ length: 7 }, () => 8000)])
})

test('CONN-10: three refusals send the command again, all others end the command or the link', () => {
  const again = (Object.keys(HTTP_STATUS) as RefusalCode[]).filter((code) => {
    pending = []
    link = createFakeSocket()
    sender.start(link)
    type('a', '1')
    link.sent[0]!.answer({ ok: false, code })
    vi.advanceTimersByTime(1000)
    const isSentAgain = sentIds().length > 1
    expect([code, sentIds()]).toEqual([code, isSentAgain ? ['a', 'a'] : ['a']])
    expect([code, refused.length + losses]).toEqual([code, isSentAgain ? 0 : 1])
    refused = []
    losses = 0
    sender.stop()
    return isSentAgain
  })
  expect(again.toSorted()).toEqual(['internal-error', 'too-fast', 'unavailable'])
})
