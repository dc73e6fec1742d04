import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { isAuthor } from './actor.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, namedBoard } from './testing/boards.ts'
import { arbitraryHistory, type Happening, runHistory, SECRETS } from './testing/history.ts'
import { actorsOfBoard, type BoardPerson, pseudonymOf, stranger } from './testing/people.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { visibleEvents } from './visibility.ts'

/*
 * Nothing hidden is in anything that leaves the server. Every text of these histories holds a word that is in no other
 * one, and each payload is searched, as JSON, for words and ids that must not be in it. What may be in it is derived
 * here from the rules, independently of the code.
 */
const PEOPLE = actorsOfBoard()
const VIEWERS: readonly Viewer[] = [...PEOPLE, stranger(true), stranger(true, false), stranger(false)]

describe('MASK-3: no hidden text is ever sent', () => {
  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('%s', (_, start) => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, after, titles, payload } of payloadsOf(start, steps)) {
          const readable = readableWords(after, viewer, titles)
          const leaked = wordsIn(payload).filter((word) => !readable.has(word))
          expect(leaked).toEqual([])
        }
      }),
      runs(80),
    )
  })

  test('the search would find one: without a filter these histories leak', () => {
    const leaks = fc
      .sample(arbitraryHistory(), { numRuns: 60, seed: 11 })
      .flatMap((steps) => runHistory(namedBoard(), steps))
      .filter(({ after }) => {
        const readable = readableWords(after, stranger(true), new Map())
        return wordsIn(JSON.stringify(after)).some((word) => !readable.has(word))
      })
    expect(leaks.length).toBeGreaterThan(100)
  })
})

describe('no text that was deleted or overwritten is given to a newcomer', () => {
  test('only what is on the board now', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const last = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
        const onBoard = new Set(wordsIn(JSON.stringify([last.notes, last.actions, last.summaryText])))
        for (const viewer of VIEWERS) {
          const words = wordsIn(JSON.stringify(visibleBoard(last, viewer, pseudonymOf)))
          expect(words.filter((word) => !onBoard.has(word))).toEqual([])
        }
      }),
      runs(40),
    )
  })
})

describe('ANON-1, ANON-2: no id of a person is sent to viewers who may not see authors', () => {
  test('ANON-1: on a board that names authors, to no viewer who is not signed in, not even their own', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, payload } of payloadsOf(namedBoard(), steps))
          expect(viewer.seesAuthors ? [] : idsIn(payload, viewer)).toEqual([])
      }),
      runs(40),
    )
  })

  test('ANON-2, ANON-3: on an anonymous board, to no viewer', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, payload } of payloadsOf(anonymousBoard(), steps))
          expect(idsIn(payload, viewer)).toEqual([])
      }),
      runs(40),
    )
  })

  test('the search would find one: viewers who are signed in are sent ids', () => {
    const [steps = []] = fc.sample(arbitraryHistory(), { numRuns: 1, seed: 3 })
    const payloads = payloadsOf(namedBoard(), steps).filter(({ viewer }) => viewer.seesAuthors)
    expect(payloads.some(({ payload, viewer }) => idsIn(payload, viewer).length > 0)).toBe(true)
  })
})

describe('ACTION-13: assignees are sent to members of the team only', () => {
  test('ACTION-13: no payload to other viewers names one', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, payload } of payloadsOf(namedBoard(), steps)) {
          const named = valuesOf(payload, 'assignees').flat()
          expect(viewer.seesAssignees ? [] : named).toEqual([])
        }
      }),
      runs(15),
    )
  })
})

describe('ACTION-24, ANON-7: on an anonymous board who made an action item is hidden, even as a pseudonym', () => {
  test('ACTION-24, ANON-7: from all viewers but its maker', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { viewer, events, board } of payloadsOf(anonymousBoard(), steps)) {
          const told = events.flatMap((event) => (event.type.startsWith('action-') ? [event] : []))
          const payload = JSON.stringify([told, board.actions])
          const makers = ['createdBy', 'updatedBy', 'by'].flatMap((field) => valuesOf(payload, field))
          expect(
            makers.filter((maker) => maker !== null && !viewer.authorIds.includes(maker as never)),
          ).toEqual([])
        }
      }),
      runs(20),
    )
  })
})

/** Every payload for every viewer: what they are sent of each event, and the board if they joined then. */
function payloadsOf(start: BoardState, steps: Parameters<typeof runHistory>[1]) {
  let titles: ReadonlyMap<string, BoardPerson> = new Map()
  return runHistory(start, steps).flatMap((happening) => {
    titles = hiddenTitles(titles, happening)
    return happening.events.flatMap(({ event, after }) =>
      VIEWERS.map((viewer) => {
        const events = visibleEvents(event, after, viewer, pseudonymOf)
        const board = visibleBoard(after, viewer, pseudonymOf)
        return { viewer, after, titles, events, board, payload: JSON.stringify([events, board]) }
      }),
    )
  })
}

/** The words of titles that were written since brainstorming began, each with its author. */
function hiddenTitles(
  titles: ReadonlyMap<string, BoardPerson>,
  { step, after }: Happening,
): ReadonlyMap<string, BoardPerson> {
  if (!after.isMasked) return new Map()
  if (step.command.type !== 'title-group') return titles
  const words = wordsIn(step.command.title).map((word) => [word, step.person] as const)
  return new Map([...titles, ...words])
}

/**
 * The words that this viewer may read: all of action items, which are not masked; those of the text of the summary,
 * unless brainstorming; those of notes and comments on the board, and of titles on a note. While brainstorming only those of their own notes and comments, and of titles written
 * since only their own, wherever these stand by now.
 */
function readableWords(
  state: BoardState,
  viewer: Viewer,
  titles: ReadonlyMap<string, BoardPerson>,
): ReadonlySet<string> {
  const isOpen = ({ by }: { readonly by: BoardPerson['id'] }): boolean =>
    !state.isMasked || isAuthor(by, viewer)
  const notes = state.notes.values()
  const texts = notes.flatMap((note) => [note, ...note.comments])
  const isOwnTitle = (word: string): boolean => {
    const writer = titles.get(word)
    return writer === undefined || writer.authorIds.some((id) => isAuthor(id, viewer))
  }
  return new Set([
    ...state.actions.values().flatMap(({ text }) => wordsIn(text)),
    ...(state.isMasked ? [] : wordsIn(state.summaryText ?? '')),
    ...texts.filter(isOpen).flatMap(({ text }) => wordsIn(text)),
    ...notes.filter(isOpen).flatMap(({ groupTitle }) => wordsIn(groupTitle ?? '').filter(isOwnTitle)),
  ])
}

function wordsIn(text: string): string[] {
  return text.match(SECRETS) ?? []
}

/** The ids of authors in a payload. Assignees are no authors, and are known to members of the team. */
function idsIn(payload: string, viewer: Viewer): string[] {
  const searched = viewer.seesAssignees ? payload.replace(/"assignees":\[[^\]]*\]/g, '') : payload
  return PEOPLE.map(({ id }) => id).filter((id) => searched.includes(id))
}

/** All values of one field anywhere in a payload. */
function valuesOf(payload: string, name: string): unknown[] {
  const values: unknown[] = []
  JSON.parse(payload, (key, value: unknown) => {
    if (key === name) values.push(value)
    return value
  })
  return values
}
