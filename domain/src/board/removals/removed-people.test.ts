import { expect, test } from 'vitest'
import type { AuthorId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { isRemoved } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import { decide } from '../decide.ts'
import { anonymousBoard, by, namedBoard, play } from '../testing/boards.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = namedBoard()

test('LEAD-14: a facilitator removes neither themselves nor a person made a facilitator before that is taken back', () => {
  const given = play(board, [fay, { type: 'give-facilitation', to: mia.id }])
  for (const person of [fay, mia])
    expect(decide(given, remove(person.id), by(fay))).toEqual(refuse('forbidden'))
  expect(decide(given, remove(mia.id), by(mia))).toEqual(refuse('forbidden'))
  const takenBack = play(given, [fay, { type: 'take-facilitation', from: mia.id }])
  expect(isRemoved(play(takenBack, [fay, remove(mia.id)]), mia)).toBe(true)
})

test('LEAD-14: a person who leads the board by role is not kept out', () => {
  const flo = facilitator('flo')
  const removed = play(board, [fay, remove(flo.id)], [fay, remove(gus.id)])
  expect([flo, gus, signedIn(gus), mia].map((person) => isRemoved(removed, person))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('LEAD-14: on an anonymous board no person is removed', () => {
  for (const person of [gus.id, gus.pseudonym])
    expect(decide(anonymousBoard(), remove(person), by(fay))).toEqual(refuse('board-anonymous'))
  expect(decide(board, remove(gus.pseudonym), by(fay))).toEqual(refuse('board-anonymous'))
})

test('LEAD-17: 500 people are removed from a board at most, until one is let back in', () => {
  const ids = Array.from({ length: 500 }, (_, at) => guest(`g${at}`).id)
  const full = ids.reduce((state, id) => play(state, [fay, remove(id)]), board)
  expect(decide(full, remove(gus.id), by(fay))).toEqual(refuse('board-full'))
  expect(decide(full, remove(guest('g7').id), by(fay))).toEqual(accept())
  const less = play(full, [fay, { type: 'readmit-person', person: guest('g7').id }])
  expect(decide(less, remove(gus.id), by(fay)).ok).toBe(true)
})

function remove(person: AuthorId): CommandOf<'remove-person'> {
  return { type: 'remove-person', person }
}
