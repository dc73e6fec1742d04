import { describe, expect, test } from 'vitest'
import type { BoardEvent } from './event.ts'
import { anonymousBoard, namedBoard, NOON, replay } from './testing/boards.ts'
import { facilitator, guest, member, pseudonymOf, stranger } from './testing/people.ts'
import { visibleBoard } from './visible-board.ts'
import { visibleEvents } from './visibility.ts'

const fay = facilitator('fay')
const mia = member('mia')
const [given, taken, takenOver]: readonly BoardEvent[] = [
  { type: 'facilitation-given', to: mia.id },
  { type: 'facilitation-taken', from: mia.id },
  { type: 'facilitation-taken-over', to: mia.id, at: NOON },
]

describe.each([
  ['an anonymous board', anonymousBoard(), [fay, member('mo'), guest('gus'), stranger(true)]],
  ['a board that names authors', namedBoard(), [guest('gus'), stranger(false)]],
] as const)('on %s', (_, board, unseeing) => {
  test('ANON-15: viewers who may not see authors are not sent who was made facilitator, nor any pseudonym', () => {
    const led = replay(board, [given!])
    for (const viewer of unseeing) {
      expect(visibleBoard(led, viewer, pseudonymOf).facilitators).toEqual([])
      for (const event of [given!, taken!]) expect(visibleEvents(event, led, viewer, pseudonymOf)).toEqual([])
    }
  })

  test('ANON-15, LEAD-10: they are sent that a member took over, and not who', () => {
    const led = replay(board, [takenOver!])
    for (const viewer of unseeing) {
      expect(visibleBoard(led, viewer, pseudonymOf)).toMatchObject({
        facilitators: [],
        takeOver: { to: null, at: NOON },
      })
      expect(visibleEvents(takenOver!, led, viewer, pseudonymOf)).toEqual([{ ...takenOver, to: null }])
    }
  })

  test('ANON-15: the person is sent it, under an id of their own', () => {
    const led = replay(board, [takenOver!])
    const seen = visibleBoard(led, { ...mia, seesAuthors: false }, pseudonymOf)
    expect(seen).toMatchObject({ facilitators: [mia.pseudonym], takeOver: { to: mia.pseudonym } })
    const told = visibleEvents(given!, led, { ...mia, seesAuthors: false }, pseudonymOf)
    expect(told).toEqual([{ ...given, to: mia.pseudonym }])
  })
})
