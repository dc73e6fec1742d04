import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PendingCommand } from './replica.ts'
import { createSender, IN_FLIGHT_MAX, type Sender, SILENCE_MAX_MS } from './sender.ts'
import { createFakeLink, type FakeLink } from './testing/fake-link.ts'

let pending: PendingCommand[] = []
let done: string[] = []
let refused: [string, RefusalCode][] = []
let losses = 0
let link: FakeLink
let sender: Sender

beforeEach(() => {
  vi.useFakeTimers()
  pending = []
  done = []
  refused = []
  losses = 0
  link = createFakeLink()
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

describe('what is on its way', () => {
  test('is nothing without a link that has joined', () => {
    type('a', '1')
    expect(sentIds()).toEqual([])
    sender.start(link)
    expect(sentIds()).toEqual(['a'])
  })

  test('is one command about a note at a time, in the order they were typed', () => {
    sender.start(link)
    type('a', '1')
    type('b', '1')
    type('c', '2')
    expect(sentIds()).toEqual(['a', 'c'])
    link.sent[0]!.answer({ ok: true, seq: 1 })
    expect(sentIds()).toEqual(['a', 'c', 'b'])
    expect(done).toEqual(['a'])
  })

  test('is at most as much as the window takes', () => {
    sender.start(link)
    for (let at = 0; at < IN_FLIGHT_MAX + 5; at += 1) type(`c${at}`, `${at}`)
    expect(link.sent).toHaveLength(IN_FLIGHT_MAX)
    link.sent[3]!.answer({ ok: true, seq: 1 })
    expect(link.sent).toHaveLength(IN_FLIGHT_MAX + 1)
  })

  test('is sent again over the next link with the same id, and late answers of the last one count for nothing', () => {
    sender.start(link)
    type('a', '1')
    const next = createFakeLink()
    sender.start(next)
    expect(sentIds(next)).toEqual(['a'])
    link.sent[0]!.answer({ ok: false, code: 'unknown-note' })
    expect(refused).toEqual([])
    next.sent[0]!.answer({ ok: true, seq: 1 })
    expect(done).toEqual(['a'])
  })
})

describe('an answer', () => {
  test('that refuses the command is final', () => {
    sender.start(link)
    type('a', '1')
    type('b', '1')
    link.sent[0]!.answer({ ok: false, code: 'forbidden' })
    expect(refused).toEqual([['a', 'forbidden']])
    expect(sentIds()).toEqual(['a', 'b'])
  })

  test.each(['too-fast', 'unavailable', 'internal-error'] as const)(
    'of %s is none: the command is sent again, later and later, what follows on the same note waits',
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
    'of %s is about the person: the link is given up, the command kept',
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
  test('after a command means that the link is dead, soon', () => {
    sender.start(link)
    type('a', '1')
    vi.advanceTimersByTime(SILENCE_MAX_MS)
    expect(losses).toBe(1)
  })

  test('is not assumed while other things come in, but patience ends', () => {
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

  test('without anything on its way means nothing', () => {
    sender.start(link)
    type('a', '1')
    link.sent[0]!.answer({ ok: true, seq: 1 })
    vi.advanceTimersByTime(60_000)
    expect(losses).toBe(0)
  })
})
