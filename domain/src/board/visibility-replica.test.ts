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
 * A browser keeps a replica: the board that it was given, and the events that it was sent since. These properties are
 * why the server may send events instead of boards.
 */
const BOARDS = [
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
] as const

describe.each(BOARDS)('on %s a replica is the board as its viewer may see it', (_, start) => {
  const viewers: readonly Viewer[] = [...actorsOfBoard(), stranger(true), stranger(false)]

  test('MASK-16: after every event, for every viewer, whatever happens', () => {
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

  test('also where all events of a row are sent with the board after the last of them, as the server does', () => {
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

  test('also when it hides its authors and shows them again, which is sent as the whole board', () => {
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

  test('also for a viewer who joins in the middle', () => {
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

describe.each(BOARDS)('on %s a browser predicts with the server’s rules', (_, start) => {
  test('a participant who has followed from the start predicts each decision on their own commands', () => {
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

/** The replica after what its viewer was sent, by way of JSON. */
function follow(replica: BoardState, { events }: Happening, viewer: Viewer): BoardState {
  const said = events.flatMap(({ event, after }) => visibleEvents(event, after, viewer, pseudonymOf))
  return (JSON.parse(JSON.stringify(said)) as readonly ViewEvent[]).reduce(evolveView, replica)
}

/**
 * What only the server can decide: who else leads is sent only to viewers who see authors (LEAD-10), so a browser knows
 * neither whether a person leads already nor whether one remains; how many votes come back with a note, since these are
 * other people's (VOTE-31); and whether its author deleted something while it was hidden (MASK-17).
 */
function isForeseeable({ step: { person, command }, before }: Happening): boolean {
  const { type } = command
  // Only the server knows who is present, and since when no facilitator is (LEAD-6).
  if (type === 'take-over-facilitation' || type === 'draw-icebreaker-person') return false
  // Votes over the new limit are taken back from ballots that only the server has (VOTE-31).
  if (type === 'start-voting') return command.resetVotes || before.voting === null
  // An undo of a step resumes a vote that keeps its ballots.
  if (type === 'restore-run' && command.vote !== null) return before.voting === null
  // So are they when a step of a run goes on with a vote, whose voters without votes left are done (VOTE-27).
  if (type === 'start-run' && command.steps[0]?.kind === 'vote') return before.voting === null
  if (type === 'go-to-step' && before.run?.steps[command.index]?.kind === 'vote')
    return before.voting === null
  if (type === 'give-facilitation' || type === 'take-facilitation')
    return !before.isAnonymous && person.seesAuthors
  const { notes, comments } = before.trash
  if (type === 'restore-note')
    return before.voting === null && notes.get(command.noteId)?.isWithdrawn !== true
  return type !== 'restore-comment' || comments.get(command.commentId)?.isWithdrawn !== true
}

/** A command that is refused or changes nothing sends no events. */
function isGranted({ events }: Happening): boolean {
  return events.length > 0
}

/** Comparing texts first: most boards are equal, and comparing them field by field takes ten times as long. */
function expectSame(replica: BoardState, seen: BoardState): void {
  const boards = [withoutTrash(replica), seen].map((board) => snapshotOf(board))
  const [one, other] = boards.map((board) => JSON.stringify(board))
  const [left, right] = one === other ? [null, null] : boards
  expect(left).toEqual(right)
}

/** What a viewer has seen deleted may stay in their own browser, which had it before. */
function withoutTrash(state: BoardState): BoardState {
  return { ...state, trash: emptyTrash() }
}

/** The refusal, or the predicted events; an author may be stored differently on either side. */
function outcomeOf(decision: Happening['decision']): unknown {
  return decision.ok ? decision.events.map((event) => ({ ...event, by: null })) : decision.refusal
}
