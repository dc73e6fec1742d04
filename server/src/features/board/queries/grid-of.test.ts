import { namedBoard, play } from '@retropulse/domain/board/testing/boards'
import { addNote, react } from '@retropulse/domain/board/testing/commands'
import { guest } from '@retropulse/domain/board/testing/people'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { gridOf } from './grid-of.ts'

const gus = guest('gus')
const first = asId<NoteId>('first')
const second = asId<NoteId>('second')

/** The height of a note with this text, in rows of 10 px. */
function rowsOf(text: string): number | undefined {
  return gridOf(play(namedBoard(), [gus, addNote('first', text, 'good', 'a0')])).get(first)?.h
}

describe('the height of a note', () => {
  test('BOARD-69, NOTE-18: grows by about 24 px a line, in rows of 10 px', () => {
    expect(rowsOf('a\nb\nc\nd\ne')).toBe(12)
    expect(rowsOf('a\nb\nc\nd\ne\nf\ng\nh\ni\nj')).toBe(24)
  })

  test('BOARD-69: counts the lines that a long text breaks into', () => {
    expect(rowsOf('x'.repeat(26))).toBe(3)
    expect(rowsOf('x'.repeat(27))).toBe(5)
  })

  test('BOARD-70, NOTE-18: is at least three rows', () => {
    expect(rowsOf('a')).toBe(3)
  })
})

test('NOTE-18: an emoji makes a note higher and the next one lower; taken back, both are as before', () => {
  const plain = play(
    namedBoard(),
    [gus, addNote('first', 'one', 'good', 'a0')],
    [gus, addNote('second', 'two', 'good', 'a1')],
  )
  const withEmoji = play(plain, [gus, react('first', '🎉')])
  expect(gridOf(withEmoji).get(first)?.h).toBeGreaterThan(gridOf(plain).get(first)?.h ?? 0)
  expect(gridOf(withEmoji).get(second)?.y).toBe(gridOf(withEmoji).get(first)?.h)
  expect(gridOf(play(withEmoji, [gus, react('first', '🎉', false)]))).toEqual(gridOf(plain))
})
