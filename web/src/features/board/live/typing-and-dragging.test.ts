import type { RoomMessage } from '@retropulse/contract/board-room'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGestures } from './typing-and-dragging.ts'
import { LEFT } from './testing/fake-server.ts'

const one = asId<NoteId>('one')
const two = asId<NoteId>('two')
let roomMessages: RoomMessage[] = []

beforeEach(() => {
  vi.useFakeTimers()
  roomMessages = []
})
afterEach(() => {
  vi.useRealTimers()
})

const tell = (message: RoomMessage): void => void roomMessages.push(message)

describe('an open note', () => {
  test('TYPING-2: it is sent at once and then at most once a second', () => {
    const gestures = createGestures(tell)
    for (let key = 0; key < 25; key += 1) {
      gestures.startEditing(one, null)
      vi.advanceTimersByTime(100)
    }
    expect(roomMessages).toHaveLength(3)
    expect(roomMessages[0]).toEqual({ type: 'edit', noteId: one, columnId: null })
  })

  test('it is closed before another one opens', () => {
    const gestures = createGestures(tell)
    gestures.startEditing(one, LEFT)
    gestures.startEditing(two, null)
    expect(roomMessages.map(({ type }) => type)).toEqual(['edit', 'stop-edit', 'edit'])
  })

  test('TYPING-2: it is sent again after another join, unless it is closed', () => {
    const gestures = createGestures(tell)
    gestures.startEditing(one, LEFT)
    gestures.repeat()
    gestures.stopEditing(one)
    gestures.stopEditing(one)
    gestures.repeat()
    expect(roomMessages.map(({ type }) => type)).toEqual(['edit', 'edit', 'stop-edit'])
  })
})

describe('a dragged note', () => {
  const ranks = (): string[] =>
    roomMessages.flatMap((message) => (message.type === 'drag' ? [message.rank] : []))

  test('MOVE-7, WIRE-23: its place is sent at once, then at most every 100 ms, the last place always', () => {
    const gestures = createGestures(tell)
    for (let move = 0; move < 21; move += 1) {
      gestures.drag(one, LEFT, `a${String.fromCodePoint(65 + move)}`)
      vi.advanceTimersByTime(10)
    }
    vi.advanceTimersByTime(1000)
    expect(ranks()).toEqual(['aA', 'aJ', 'aT', 'aU'])
  })

  test('it is let go of once, and nothing is sent after that', () => {
    const gestures = createGestures(tell)
    gestures.drag(one, LEFT, 'a1')
    gestures.drag(one, LEFT, 'a2')
    gestures.stopDrag(one)
    vi.advanceTimersByTime(1000)
    expect(roomMessages.map(({ type }) => type)).toEqual(['drag', 'stop-drag'])
  })
})
