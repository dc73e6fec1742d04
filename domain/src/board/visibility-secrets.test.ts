import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { isAuthor } from './actor.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, namedBoard } from './testing/boards.ts'
import { arbitraryHistory, runHistory, SECRETS } from './testing/history.ts'
import { actorsOfBoard, pseudonymOf, stranger } from './testing/people.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { visibleEvents } from './visibility.ts'

/*
 * Nothing hidden is in anything that leaves the server. Every text of these histories holds a word that is in
 * no other one, and each payload is searched, as the JSON that it becomes, for words and ids that must not be
 * there. What may be there is worked out here once more, from the rules and not from the code that they made.
 */
const PEOPLE = actorsOfBoard()
const VIEWERS: readonly Viewer[] = [...PEOPLE, stranger(true), stranger(false)]

describe('D8: no hidden text is ever sent', () => {
  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('%s', (_, start) => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, after, payload } of payloadsOf(start, steps)) {
          const readable = readableWords(after, viewer)
          const leaked = wordsIn(payload).filter((word) => !readable.has(word))
          expect(leaked).toEqual([])
        }
      }),
      runs(80),
    )
  })

  test('the search would find one: without a filter these histories leak', () => {
    const leaks = fc
      .sample(arbitraryHistory(), { numRuns: 30, seed: 11 })
      .flatMap((steps) => runHistory(namedBoard(), steps))
      .filter(({ after }) => {
        const readable = readableWords(after, stranger(true))
        return wordsIn(JSON.stringify(after)).some((word) => !readable.has(word))
      })
    expect(leaks.length).toBeGreaterThan(100)
  })
})

describe('D27: nothing that was deleted or overwritten is given to a newcomer', () => {
  test('only what is on the board now', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const last = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
        const onBoard = new Set(wordsIn(JSON.stringify(last.notes)))
        for (const viewer of VIEWERS) {
          const words = wordsIn(JSON.stringify(visibleBoard(last, viewer, pseudonymOf)))
          expect(words.filter((word) => !onBoard.has(word))).toEqual([])
        }
      }),
      runs(40),
    )
  })
})

describe('board.md §6 and D9: no id of a person is sent to those who may not see authors', () => {
  test('on a board that names authors, to nobody who is not signed in, not even their own', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, payload } of payloadsOf(namedBoard(), steps))
          expect(viewer.seesAuthors ? [] : idsIn(payload)).toEqual([])
      }),
      runs(40),
    )
  })

  test('on an anonymous board, to nobody at all', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { payload } of payloadsOf(anonymousBoard(), steps)) expect(idsIn(payload)).toEqual([])
      }),
      runs(40),
    )
  })

  test('the search would find one: those who are signed in are sent ids', () => {
    const [steps = []] = fc.sample(arbitraryHistory(), { numRuns: 1, seed: 3 })
    const payloads = payloadsOf(namedBoard(), steps).filter(({ viewer }) => viewer.seesAuthors)
    expect(payloads.some(({ payload }) => idsIn(payload).length > 0)).toBe(true)
  })
})

/** Everything that is made for anybody: what they are told of each event, and the board if they joined then. */
function payloadsOf(start: BoardState, steps: Parameters<typeof runHistory>[1]) {
  return runHistory(start, steps).flatMap(({ events }) =>
    events.flatMap(({ event, after }) =>
      VIEWERS.map((viewer) => ({
        viewer,
        after,
        payload: JSON.stringify([
          visibleEvents(event, after, viewer, pseudonymOf),
          visibleBoard(after, viewer, pseudonymOf),
        ]),
      })),
    ),
  )
}

/** The words that this viewer may read: those on the board, and while brainstorming their own of them. */
function readableWords(state: BoardState, viewer: Viewer): ReadonlySet<string> {
  const texts = state.notes.values().flatMap((note) => [note, ...note.comments])
  return new Set(
    texts.filter(({ by }) => !state.isMasked || isAuthor(by, viewer)).flatMap(({ text }) => wordsIn(text)),
  )
}

function wordsIn(text: string): string[] {
  return text.match(SECRETS) ?? []
}

function idsIn(payload: string): string[] {
  return PEOPLE.map(({ id }) => id).filter((id) => payload.includes(id))
}
