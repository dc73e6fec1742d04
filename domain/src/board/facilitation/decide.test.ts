import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AuthorId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { leads } from '../actor.ts'
import { seenOf } from '../change-counts.ts'
import { decide } from '../decide.ts'
import { FACILITATORS_MAX } from '../limits.ts'
import type { SortBy } from '../state.ts'
import { anonymousBoard, by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, react, renameBoard, setMasking, startVoting } from '../testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const max = member('max')
const gus = guest('gus')
const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [gus, react('n2', '👍')],
)

describe('MASK-22: a switch of brainstorming that arrives after other switches', () => {
  const hidden = play(board, [fay, setMasking(true)])
  const shown = play(hidden, [fay, setMasking(false)])
  const hiddenLater = play(shown, [fay, setMasking(true)])

  test('changes nothing: it shows no text that a later brainstorming hides, and hides none again', () => {
    const end = { ...setMasking(false), ...seenOf(hidden.changes, 'maskings') }
    expect(decide(hiddenLater, end, by(fay))).toEqual(accept())
    expect(play(hidden, [fay, end]).isMasked).toBe(false)
    const start = { ...setMasking(true), ...seenOf(board.changes, 'maskings') }
    expect(decide(shown, start, by(fay))).toEqual(accept())
    expect(play(board, [fay, start]).isMasked).toBe(true)
  })

  test('switches as it says where the page of a former version does not say what it saw', () => {
    expect(play(hiddenLater, [fay, setMasking(false)]).isMasked).toBe(false)
  })
})

describe('SPOT-1: a facilitator sets and ends the spotlight', () => {
  test('SPOT-7: showHighlight is a user id or false', () => {
    const lit = play(board, [fay, spotlight(mia.id)])
    expect([board.showHighlight, lit.showHighlight]).toEqual([false, mia.id])
    expect(play(lit, [fay, spotlight(false)])).toEqual(board)
  })

  test('SPOT-1: it moves from one person to another, guests included', () => {
    expect(play(board, [fay, spotlight(mia.id)], [fay, spotlight(gus.id)]).showHighlight).toBe(gus.id)
  })

  test('PERM-23, SPOT-2: other participants are refused; setting it twice changes nothing', () => {
    for (const person of [mia, gus])
      expect(decide(board, spotlight(mia.id), by(person))).toEqual(refuse('forbidden'))
    expect(decide(board, spotlight(false), by(fay))).toEqual(accept())
    const lit = play(board, [fay, spotlight(mia.id)])
    expect(decide(lit, spotlight(mia.id), by(fay))).toEqual(accept())
  })

  test('SPOT-5: on an anonymous board it is refused', () => {
    expect(decide(anonymousBoard(), spotlight(mia.id), by(fay))).toEqual(refuse('board-anonymous'))
    expect(decide(anonymousBoard(), spotlight(mia.pseudonym), by(fay))).toEqual(refuse('board-anonymous'))
    expect(decide(anonymousBoard(), spotlight(false), by(fay))).toEqual(accept())
  })

  test('SPOT-6: what was written while the board was anonymous is not put in the spotlight later', () => {
    expect(decide(board, spotlight(mia.pseudonym), by(fay))).toEqual(refuse('board-anonymous'))
  })

  test('SPOT-6: a board that begins to hide its authors ends it', () => {
    const lit = play(board, [fay, spotlight(mia.id)])
    expect(play(lit, [fay, { type: 'set-anonymous', on: true }]).showHighlight).toBe(false)
  })
})

describe('SORT-4: sorting changes what is shown and never the stored ranks', () => {
  test.each<SortBy>(['votes', 'emoji', 'comments'])('SORT-4: by %s', (sortBy) => {
    const sorted = play(board, [fay, sorting(sortBy)])
    expect(sorted).toEqual({ ...board, sortBy })
    expect([noteOf(sorted, 'n1').rank, noteOf(sorted, 'n2').rank]).toEqual(['a0', 'a1'])
  })

  test('SORT-3: original order brings the manual order back', () => {
    expect(play(board, [fay, sorting('emoji')], [fay, sorting(null)])).toEqual(board)
  })

  test('SORT-7: while a vote runs sorting is refused', () => {
    const voting = play(board, [fay, sorting('emoji')], [fay, startVoting()])
    expect(decide(voting, sorting('votes'), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(voting, sorting(null), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(voting, sorting('emoji'), by(fay))).toEqual(accept())
  })

  test('PERM-23, SORT-2: other participants than facilitators are refused', () => {
    for (const person of [mia, gus])
      expect(decide(board, sorting('votes'), by(person))).toEqual(refuse('forbidden'))
  })
})

describe('LEAD-1: a facilitator makes a signed-in person a facilitator', () => {
  const given = play(board, [fay, give(mia.id)])

  test('LEAD-1: who then leads this board, and hands it on', () => {
    expect([leads(board, mia), leads(given, mia), leads(given, max)]).toEqual([false, true, false])
    expect(decide(given, renameBoard('Mine'), by(mia)).ok).toBe(true)
    expect(leads(play(given, [mia, give(max.id)]), max)).toBe(true)
  })

  test('LEAD-1: also on a board that hides its authors', () => {
    expect(leads(play(anonymousBoard(), [fay, give(mia.id)]), mia)).toBe(true)
  })

  test('LEAD-1: guests and pseudonyms are refused; making the same person one twice changes nothing', () => {
    expect(decide(board, give(gus.id), by(fay))).toEqual(refuse('forbidden'))
    expect(decide(board, give(mia.pseudonym), by(fay))).toEqual(refuse('forbidden'))
    expect(decide(given, give(mia.id), by(fay))).toEqual(accept())
  })

  test('LEAD-1: participants who do not lead are refused', () => {
    for (const person of [mia, gus, signedIn(gus)]) {
      expect(decide(board, give(max.id), by(person))).toEqual(refuse('forbidden'))
      expect(decide(given, take(mia.id), by(person === mia ? max : person))).toEqual(refuse('forbidden'))
    }
  })
})

describe('LEAD-2, LEAD-3: a facilitator takes back what was given, and one always remains', () => {
  const given = play(board, [fay, give(mia.id)])
  const both = play(given, [fay, give(max.id)])

  test('LEAD-2, LEAD-3: a person who was made one gives it up, or takes it from another, while one remains', () => {
    expect(play(both, [mia, take(mia.id)]).facilitators).toEqual([max.id])
    expect(play(both, [mia, take(max.id)]).facilitators).toEqual([mia.id])
  })

  test('LEAD-3: the last one stays', () => {
    expect(decide(given, take(mia.id), by(mia))).toEqual(refuse('last-facilitator'))
    const left = play(both, [mia, take(max.id)])
    expect(decide(left, take(mia.id), by(mia))).toEqual(refuse('last-facilitator'))
  })

  test('LEAD-3: unless a facilitator by role takes it back, who remains', () => {
    expect(play(given, [fay, take(mia.id)])).toEqual(board)
  })

  test('LEAD-2: taking it from a person who was not made one changes nothing', () => {
    expect(decide(given, take(max.id), by(fay))).toEqual(accept())
    expect(decide(given, take(fay.id), by(fay))).toEqual(accept())
  })

  test('LEAD-3: a person gives it up under any id of their own, a pseudonym included', () => {
    expect(decide(both, take(mia.pseudonym), by(mia))).toEqual(
      accept({ type: 'facilitation-taken', from: mia.id }),
    )
    expect(decide(both, take(max.pseudonym), by(mia))).toEqual(accept())
  })

  test('LEAD-3: whatever people give and take, a board that was led has a person who leads it', () => {
    const people: readonly BoardPerson[] = [mia, max, member('mel'), gus]
    const act = fc.tuple(fc.constantFrom(...people), fc.constantFrom(...people), fc.boolean())
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let state = given
        for (const [actor, about, isGift] of acts) {
          const command = isGift ? give(about.id) : take(about.id)
          if (decide(state, command, by(actor)).ok) state = play(state, [actor, command])
          expect(people.some((person) => leads(state, person))).toBe(true)
        }
      }),
      runs(100),
    )
  })
})

test('MASK-1: a person who was made a facilitator begins brainstorming', () => {
  const given = play(board, [fay, give(mia.id)])
  expect(play(given, [mia, setMasking(true)]).isMasked).toBe(true)
})

function spotlight(author: AuthorId | false) {
  return { type: 'set-spotlight', author } as const
}

function sorting(sortBy: SortBy | null) {
  return { type: 'set-sorting', sortBy } as const
}

function give(to: AuthorId) {
  return { type: 'give-facilitation', to } as const
}

function take(from: AuthorId) {
  return { type: 'take-facilitation', from } as const
}

test(`LEAD-16: a board has at most ${FACILITATORS_MAX} people who were made facilitators, until one is taken back`, () => {
  const ids = Array.from({ length: FACILITATORS_MAX }, (_, at) => member(`m${at}`).id)
  const full = ids.reduce((state, to) => play(state, [fay, { type: 'give-facilitation', to }]), board)
  const more = { type: 'give-facilitation', to: member('more').id } as const
  expect(decide(full, more, by(fay))).toEqual(refuse('board-full'))
  const less = play(full, [fay, { type: 'take-facilitation', from: member('m0').id }])
  expect(decide(less, more, by(fay)).ok).toBe(true)
})
