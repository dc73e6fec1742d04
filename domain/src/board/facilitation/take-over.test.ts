import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { isStandIn, TAKE_OVER_AFTER_MS } from './take-over.ts'
import { anonymousBoard, by, namedBoard, NOON, play } from '../testing/boards.ts'
import { type BoardPerson, facilitator, guest, member, pseudonymOf, signedIn } from '../testing/people.ts'
import { visibleBoard } from '../visible-board.ts'
import type { BoardState } from '../state.ts'

const [fay, mia, mo, gus] = [facilitator('fay'), member('mia'), member('mo'), guest('gus')]
const TAKE = { type: 'take-over-facilitation' } as const
const END = { type: 'end-take-over' } as const
const MINUTE_LATER = NOON + TAKE_OVER_AFTER_MS
const board = namedBoard()
const takenOver = evolve(board, { type: 'facilitation-taken-over', to: mia.id, at: MINUTE_LATER })

function decideAt(person: BoardPerson, at: number, noFacilitatorSince: number | null, state = board) {
  return decide(state, TAKE, { ...by(person, { at }), noFacilitatorSince })
}

describe('LEAD-6: a member of the team takes over when no facilitator is present', () => {
  test('LEAD-6: a signed-in member of the team takes over after one minute without a facilitator, not before', () => {
    expect(TAKE_OVER_AFTER_MS).toBe(60_000)
    expect(decideAt(mia, MINUTE_LATER - 1, NOON)).toEqual(refuse('facilitator-present'))
    expect(decideAt(mia, MINUTE_LATER, NOON)).toEqual(
      accept({ type: 'facilitation-taken-over', to: mia.id, at: MINUTE_LATER }),
    )
  })

  test('LEAD-6: while a facilitator is present, or where presence is unknown, it is refused', () => {
    expect(decideAt(mia, MINUTE_LATER, null)).toEqual(refuse('facilitator-present'))
    expect(decide(board, TAKE, by(mia))).toEqual(refuse('facilitator-present'))
  })

  test('LEAD-6: guests, and users who are not on the team, never take over', () => {
    for (const person of [gus, { ...mia, seesAssignees: false }])
      expect(decideAt(person, MINUTE_LATER, NOON)).toEqual(refuse('forbidden'))
  })

  test('LEAD-7: of two members who take over at once, one leads', () => {
    expect(decideAt(mo, MINUTE_LATER, NOON, takenOver)).toEqual(refuse('facilitator-present'))
  })

  test('a person who leads already changes nothing by it', () => {
    expect(decideAt(fay, MINUTE_LATER, NOON)).toEqual(accept())
    expect(decideAt(mia, MINUTE_LATER, NOON, takenOver)).toEqual(accept())
  })

  test('LEAD-9: when the member who took over has left as well, another one replaces them', () => {
    const again = decideAt(mo, MINUTE_LATER + 2 * TAKE_OVER_AFTER_MS, MINUTE_LATER + 1000, takenOver)
    expect(again.ok && again.events.reduce(evolve, takenOver)).toMatchObject({ facilitators: [mo.id] })
  })

  test('LEAD-8: a facilitator who returns takes the board back; the member steps down the same way', () => {
    for (const person of [fay, mia]) expect(play(takenOver, [person, END])).toEqual(board)
    expect(decide(takenOver, END, by(mo))).toEqual(refuse('forbidden'))
    expect(decide(board, END, by(fay))).toEqual(accept())
  })

  test('LEAD-9: the member who took over makes no facilitators and removes none', () => {
    const led = play(takenOver, [fay, { type: 'give-facilitation', to: mo.id }])
    expect(decide(led, { type: 'give-facilitation', to: facilitator('flo').id }, by(mia))).toEqual(
      refuse('forbidden'),
    )
    expect(decide(led, { type: 'take-facilitation', from: mo.id }, by(mia))).toEqual(refuse('forbidden'))
    expect(leads(play(led, [mia, { type: 'take-facilitation', from: mia.id }]), mia)).toBe(false)
  })

  test('LEAD-9: a facilitator who makes the member one lets them lead for good', () => {
    const kept = play(takenOver, [fay, { type: 'give-facilitation', to: mia.id }])
    expect(kept).toMatchObject({ takeOver: null, facilitators: [mia.id] })
    expect(isStandIn(kept, mia)).toBe(false)
  })

  test('LEAD-10: an anonymous board stores the account, not the pseudonym, and discloses it to no other viewer', () => {
    const anonymous = anonymousBoard()
    const unnamed = { ...mia, id: mia.pseudonym }
    const decision = decide(anonymous, TAKE, {
      ...by(unnamed, { at: MINUTE_LATER }),
      noFacilitatorSince: NOON,
    })
    expect(decision).toEqual(accept({ type: 'facilitation-taken-over', to: mia.id, at: MINUTE_LATER }))
    const led = decision.ok ? decision.events.reduce(evolve, anonymous) : anonymous
    for (const viewer of [fay, mo, gus]) {
      const seen = visibleBoard(led, viewer, pseudonymOf)
      expect(seen).toMatchObject({ takeOver: { to: null }, facilitators: [] })
      expect(JSON.stringify(seen)).not.toContain(mia.id)
    }
    expect(leads(visibleBoard(led, mia, pseudonymOf), mia)).toBe(true)
  })

  test('LEAD-6, LEAD-9: in any order of arrivals, departures and commands at most one member stands in', () => {
    const person = fc.constantFrom(mia, mo, gus, signedIn(gus), fay)
    const step = fc.record({
      person,
      wait: fc.constantFrom(0, 1000, 30_000, 60_000),
      isEnd: fc.boolean(),
      flips: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: BoardState = board
        let at = NOON
        let goneSince: number | null = null
        for (const { person: actor, wait, isEnd, flips } of steps) {
          if (flips) goneSince = goneSince === null ? at : null
          at += wait
          const decision = decide(state, isEnd ? END : TAKE, {
            ...by(actor, { at }),
            noFacilitatorSince: goneSince,
          })
          const events = decision.ok ? decision.events : []
          const isTakeOver = events.some(({ type }) => type === 'facilitation-taken-over')
          const waited = goneSince === null ? 0 : at - goneSince
          expect(isTakeOver && !(actor.seesAssignees && waited >= TAKE_OVER_AFTER_MS)).toBe(false)
          state = events.reduce(evolve, state)
          expect(state.facilitators).toEqual(state.takeOver === null ? [] : [state.takeOver.to])
        }
      }),
    )
  })
})
