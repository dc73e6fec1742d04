import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { decide } from './decide.ts'
import { evolveView } from './evolve-view.ts'
import { snapshotOf } from './snapshot.ts'
import { type BoardState, emptyTrash } from './state.ts'
import { anonymousBoard, by, namedBoard } from './testing/boards.ts'
import { arbitraryHistory, type Happening, runHistory } from './testing/history.ts'
import { actorsOfBoard, pseudonymOf, stranger } from './testing/people.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { type ViewEvent, visibleEvents } from './visibility.ts'

/*
 * A browser keeps a replica: the board that it was given, and what it was told since. These properties are
 * why the server may send events instead of boards.
 */
const BOARDS = [
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
] as const

describe.each(BOARDS)('on %s a replica is the board as its viewer may see it', (_, start) => {
  const viewers: readonly Viewer[] = [...actorsOfBoard(), stranger(true), stranger(false)]

  test('after every event, for every viewer, whatever happens', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const viewer of viewers) {
          let replica = seenBy(viewer, start)
          for (const happening of runHistory(start, steps).filter(isGranted)) {
            replica = follow(replica, happening, viewer)
            expectSame(replica, seenBy(viewer, happening.after))
          }
        }
      }),
      runs(35),
    )
  })

  test('also where a row of several events is told with the board after all of them, as the server does', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const viewer of viewers) {
          let replica = seenBy(viewer, start)
          for (const happening of runHistory(start, steps).filter(isGranted)) {
            const events = happening.events.map(({ event }) => ({ event, after: happening.after }))
            replica = follow(replica, { ...happening, events }, viewer)
            expectSame(replica, seenBy(viewer, happening.after))
          }
        }
      }),
      runs(35),
    )
  })

  test('also when it hides its authors and shows them again, which is told with the whole board (D9)', () => {
    fc.assert(
      fc.property(arbitraryHistory({ switchesAnonymity: true }), (steps) => {
        for (const viewer of viewers) {
          let replica = seenBy(viewer, start)
          for (const happening of runHistory(start, steps).filter(isGranted)) {
            const isSwitch = happening.before.isAnonymous !== happening.after.isAnonymous
            replica = isSwitch ? seenBy(viewer, happening.after) : follow(replica, happening, viewer)
            expectSame(replica, seenBy(viewer, happening.after))
          }
        }
      }),
      runs(35),
    )
  })

  test('also for one who joins in the middle', () => {
    fc.assert(
      fc.property(arbitraryHistory(), fc.nat(), (steps, somewhere) => {
        const happenings = runHistory(start, steps)
        const joined = somewhere % (happenings.length + 1)
        for (const viewer of viewers) {
          const first = seenBy(viewer, happenings[joined - 1]?.after ?? start)
          const replica = happenings
            .slice(joined)
            .reduce((state, happening) => follow(state, happening, viewer), first)
          expect(withoutTrash(replica)).toEqual(seenBy(viewer, happenings.at(-1)?.after ?? start))
        }
      }),
      runs(35),
    )
  })
})

describe.each(BOARDS)('on %s a browser foresees with the server’s rules', (_, start) => {
  test('who has followed from the start foresees each decision on their own wishes', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const happenings = runHistory(start, steps)
        for (const person of actorsOfBoard()) {
          let replica = seenBy(person, start)
          for (const happening of happenings) {
            const { step } = happening
            const isOwn = step.person.id === person.id && isForeseeable(happening)
            const foreseen = decide(replica, step.command, by(step.person, step))
            expect(isOwn ? outcomeOf(foreseen) : 'not asked').toEqual(
              isOwn ? outcomeOf(happening.decision) : 'not asked',
            )
            replica = follow(replica, happening, person)
          }
        }
      }),
      runs(35),
    )
  })
})

function seenBy(viewer: Viewer, state: BoardState): BoardState {
  return visibleBoard(state, viewer, pseudonymOf)
}

/** The replica after what its viewer was told, by way of the wire. */
function follow(replica: BoardState, { events }: Happening, viewer: Viewer): BoardState {
  const said = events.flatMap(({ event, after }) => visibleEvents(event, after, viewer, pseudonymOf))
  return (JSON.parse(JSON.stringify(said)) as readonly ViewEvent[]).reduce(evolveView, replica)
}

/**
 * Who else leads is told only to those who see authors (D9), so that it is for the server to say whether somebody
 * leads already and whether one is left; so is how many votes come back with a note, since they are other people's (D7),
 * and whether its author took something away while it was hidden, of which nobody is told (D8).
 */
function isForeseeable({ step: { person, command }, before }: Happening): boolean {
  const { type } = command
  // Only the server knows since when no facilitator is present (D40).
  if (type === 'take-over-facilitation') return false
  if (type === 'give-facilitation' || type === 'take-facilitation')
    return !before.isAnonymous && person.seesAuthors
  const { notes, comments } = before.trash
  if (type === 'restore-note')
    return before.voting === null && notes.get(command.noteId)?.isWithdrawn !== true
  return type !== 'restore-comment' || comments.get(command.commentId)?.isWithdrawn !== true
}

/** What is refused, or changes nothing, tells nobody anything. */
function isGranted({ events }: Happening): boolean {
  return events.length > 0
}

/** Comparing texts first: most boards are the same, and comparing them piece by piece takes ten times as long. */
function expectSame(replica: BoardState, seen: BoardState): void {
  const boards = [withoutTrash(replica), seen].map((board) => snapshotOf(board))
  const [one, other] = boards.map((board) => JSON.stringify(board))
  const [left, right] = one === other ? [null, null] : boards
  expect(left).toEqual(right)
}

/** What a viewer has seen deleted may stay in their own browser: it had been shown to them. */
function withoutTrash(state: BoardState): BoardState {
  return { ...state, trash: emptyTrash() }
}

/** The refusal, or what would happen; an author may be written differently on either side. */
function outcomeOf(decision: Happening['decision']): unknown {
  return decision.ok ? decision.events.map((event) => ({ ...event, by: null })) : decision.refusal
}
