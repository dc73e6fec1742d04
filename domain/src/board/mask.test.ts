import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { maskOf } from './mask.ts'
import { snapshotOf } from './snapshot.ts'
import { namedBoard, play } from './testing/boards.ts'
import { addComment, addNote, groupNote, setMasking, titleGroup } from './testing/commands.ts'
import { facilitator, pseudonymOf, stranger } from './testing/people.ts'
import { visibleBoard } from './visible-board.ts'
import { visibleEvents } from './visibility.ts'

describe('MASK-9: a mask discloses nothing about the text behind it', () => {
  test('MASK-8: it is three to seven words of five asterisks, whatever the id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(maskOf(id)).toMatch(/^\*{5}(?: \*{5}){2,6}$/)
      }),
      runs(300),
    )
  })

  test('MASK-8: the same id has the same mask, and ids spread over all five lengths', () => {
    const masks = Array.from({ length: 500 }, (_, count) => maskOf(`note-${count}`))
    expect(masks).toEqual(Array.from({ length: 500 }, (_, count) => maskOf(`note-${count}`)))
    expect(new Set(masks).size).toBe(5)
  })

  test('MASK-9: boards that differ in hidden texts alone are sent as the same bytes, whole and as events', () => {
    const fay = facilitator('fay')
    const text = fc.stringMatching(/^[a-zäöü漢 ]{1,40}$/u).map((one) => `x${one}`)
    const texts = fc.record({ note: text, comment: text, title: text })
    const bytesOf = ({ note, comment, title }: Readonly<Record<'note' | 'comment' | 'title', string>>) => {
      const written = play(
        namedBoard(),
        [fay, addNote('n1', note)],
        [fay, addNote('n2', note, 'bad')],
        [fay, groupNote('n2', 'n1')],
        [fay, titleGroup('n1', title)],
        [fay, addComment('n1', 'c1', comment)],
        [fay, setMasking(true)],
      )
      const viewer = stranger(true)
      const event = { type: 'masking-changed', on: true } as const
      return JSON.stringify([
        snapshotOf(visibleBoard(written, viewer, pseudonymOf)),
        visibleEvents(event, written, viewer, pseudonymOf),
      ])
    }
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(bytesOf(one)).toBe(bytesOf(other))
      }),
      runs(100),
    )
  })
})
