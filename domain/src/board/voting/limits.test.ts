import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type AuthorId, type NoteId } from '../../kernel/ids.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { namedBoard, play } from '../testing/boards.ts'
import { addNote, castVotes, deleteNote, restoreNote, startVoting } from '../testing/commands.ts'
import { runHistory, type Step } from '../testing/history.ts'
import { actorsOfBoard, type BoardPerson, facilitator, guest, member } from '../testing/people.ts'
import { entriesOf, votesLeft, votesSpent } from './votes.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const END = { type: 'end-voting' } as const
const voting = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Milk', 'bad', 'a0')],
  [fay, startVoting()],
)

describe('VOTE-22: the limit holds under every interleaving', () => {
  test('VOTE-22: no participant ever has more votes on the board than the running vote allows, resumed or not', () => {
    fc.assert(
      fc.property(votingHistory(), (steps) => {
        for (const { after } of runHistory(voting, steps)) {
          if (after.voting?.status !== 'vote') continue
          for (const person of VOTERS) expect(votesLeft(after, person)).toBeGreaterThanOrEqual(0)
        }
      }),
      runs(150),
    )
  })

  test('VOTE-22: totals are the sum of the ballots, every ballot has a voter, and none is negative', () => {
    fc.assert(
      fc.property(votingHistory(), (steps) => {
        const last = runHistory(voting, steps).at(-1)?.after ?? voting
        const ballots = Object.values(last.voting?.existingVotes.toRecord() ?? {})
        expect(ballots.flatMap((ballot) => entriesOf(ballot)).filter(([, votes]) => votes <= 0)).toEqual([])
        const cast = ballots.flatMap((ballot) => entriesOf(ballot)).filter(([id]) => last.notes.has(id))
        const isPublic = last.voting?.status === 'endVote' || last.voting?.showsTotals === true
        expect(sum(last.notes.values().map(({ votes }) => votes))).toBe(
          isPublic ? sum(cast.map(([, votes]) => votes)) : 0,
        )
      }),
      runs(100),
    )
  })

  test('VOTE-10: a resumed vote keeps as many votes as it allows, the oldest, and the cast order holds every vote', () => {
    fc.assert(
      fc.property(votingHistory(), (steps) => {
        for (const { before, after, events } of runHistory(voting, steps)) {
          const start = events.map(({ event }) => event).find(({ type }) => type === 'voting-started')
          for (const [by, ballot] of Object.entries(after.voting?.existingVotes.toRecord() ?? {}))
            expect(counted(after.voting?.castOrder.get(asId<AuthorId>(by)) ?? [])).toEqual(ballot)
          if (start?.type !== 'voting-started' || start.resetVotes) continue
          for (const person of VOTERS) {
            const kept = { voting: after.voting, notes: before.notes }
            const had = votesSpent(
              { ...kept, voting: before.voting && { ...before.voting, contentId: start.contentId } },
              person,
            )
            expect(votesSpent(kept, person)).toBe(Math.min(had, start.maxVotes))
          }
        }
      }),
      runs(100),
    )
  })

  test('the histories reach the limit, deleted notes with votes that come back, and resumed votes', () => {
    const happenings = fc
      .sample(votingHistory(), { numRuns: 300, seed: 5 })
      .flatMap((steps) => runHistory(voting, steps))
    const refused = happenings.filter(({ decision }) => !decision.ok && decision.refusal === 'no-votes-left')
    const trimmed = happenings.filter(
      ({ step, events }) => step.command.type === 'restore-note' && events.length > 1,
    )
    const reduced = happenings.filter(
      ({ step, events }) => step.command.type === 'start-voting' && events.length > 1,
    )
    expect(refused.length).toBeGreaterThan(50)
    expect(trimmed.length).toBeGreaterThan(5)
    expect(reduced.length).toBeGreaterThan(5)
  })
})

/** The people of a board, each once: the guest who signs in is one person. */
const VOTERS: readonly BoardPerson[] = actorsOfBoard().filter(
  ({ name, seesAuthors }) => name !== 'gia' || seesAuthors,
)

/** Histories of votes mostly. A guest who has signed in does not come back as the guest. */
function votingHistory(): fc.Arbitrary<readonly Step[]> {
  const person = fc.constantFrom(...actorsOfBoard().slice(2))
  const noteId = fc.constantFrom('n1', 'n2', 'n3')
  const start = fc
    .tuple(fc.constantFrom(1, 2, 3), fc.boolean(), fc.boolean())
    .map(([allowedVotes, resetVotes, showsTotals]) => startVoting({ allowedVotes, resetVotes, showsTotals }))
  const cast = fc.tuple(noteId, fc.constantFrom(0, 1, 2, 2, 3)).map(([id, votes]) => castVotes(id, votes))
  const led = fc.oneof(
    { weight: 2, arbitrary: start },
    { weight: 2, arbitrary: fc.constant(END) },
    { weight: 3, arbitrary: noteId.map((id) => deleteNote(id)) },
    { weight: 2, arbitrary: noteId.map((id) => restoreNote(id)) },
    { weight: 1, arbitrary: fc.boolean().map((on) => ({ type: 'set-anonymous', on }) as const) },
  )
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ person, command: cast }) },
    { weight: 4, arbitrary: fc.record({ person: fc.constant(fay), command: led }) },
  )
  return fc.array(step, { maxLength: 50, size: 'max' }).map((steps) => {
    const since = steps.findIndex(({ person: { name, seesAuthors } }) => name === 'gia' && seesAuthors)
    const now = steps[since]?.person
    return steps.map((one, at) => ({
      ...one,
      person: now !== undefined && at >= since && one.person.name === 'gia' ? now : one.person,
      at: 0,
      busy: [],
    }))
  })
}

/** The ballot that results from an order of votes. */
function counted(order: readonly NoteId[]): Record<string, number> {
  const ballot: Record<string, number> = {}
  for (const noteId of order) ballot[noteId] = (ballot[noteId] ?? 0) + 1
  return ballot
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
