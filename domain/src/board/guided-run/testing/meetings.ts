import fc from 'fast-check'
import { asId, type ColumnId, type NoteId } from '../../../kernel/ids.ts'
import type { BoardCommand } from '../../command.ts'
import { decide } from '../../decide.ts'
import type { BoardEvent } from '../../event.ts'
import { evolve } from '../../evolve.ts'
import type { BoardState } from '../../state.ts'
import { by, NOON, play } from '../../testing/boards.ts'
import {
  addComment,
  addNote,
  castVotes,
  deleteNote,
  editNote,
  groupNote,
  restoreNote,
  setMasking,
  startVoting,
  ungroupNote,
} from '../../testing/commands.ts'
import { type BoardPerson, facilitator, guest, member } from '../../testing/people.ts'
import { inverseOf } from '../../undo/undo.ts'
import { type RunStep, STEP_KINDS } from '../guided-run.ts'

/*
 * Meetings in which everything meets that a guided run has to do with: steps and their undo, hidden notes, votes, the
 * discussion, the order, groups, who facilitates, and the same by hand.
 */
export const [fay, flo, mia, gus]: readonly [BoardPerson, BoardPerson, BoardPerson, BoardPerson] = [
  facilitator('fay'),
  facilitator('flo'),
  member('mia'),
  guest('gus'),
]

/** One step of each kind. */
export const EACH_KIND: readonly RunStep[] = STEP_KINDS.map((kind, at) => ({
  kind,
  minutes: at + 1,
  title: kind,
}))

/** A board with notes and comments of several authors, in a run whose first step hides them. */
export function meetingOn(empty: BoardState): BoardState {
  return play(
    empty,
    [mia, addNote('n1', 'secret9001x', 'good', 'a0')],
    [gus, addNote('n2', 'secret9002x', 'good', 'a1')],
    [fay, addNote('n3', 'secret9003x', 'bad', 'a0')],
    [mia, addNote('n4', 'secret9004x', 'bad', 'a1')],
    [gus, addComment('n1', 'c1', 'secret9005x')],
    [fay, { type: 'set-summary-text', text: 'secret9006x' }],
    [fay, { type: 'start-run', steps: EACH_KIND }],
  )
}

/** A person gives a command, or takes their last step of the run back. */
export interface MeetingAct {
  readonly person: BoardPerson
  readonly command: BoardCommand | 'undo'
}

/** What came of an act that changed the board. */
export interface Moment {
  readonly act: MeetingAct
  readonly before: BoardState
  readonly events: readonly BoardEvent[]
  readonly after: BoardState
}

export function arbitraryMeeting(): fc.Arbitrary<readonly MeetingAct[]> {
  const noteId = fc.constantFrom('n1', 'n2', 'n3', 'n4')
  const step = fc.nat(EACH_KIND.length).map((index): BoardCommand => ({ type: 'go-to-step', index }))
  const vote = fc.record({
    contentId: fc.constantFrom(null, asId<ColumnId>('good'), asId<ColumnId>('bad')),
    allowedVotes: fc.integer({ min: 1, max: 4 }),
    resetVotes: fc.boolean(),
    showsTotals: fc.boolean(),
  })
  const lead: fc.Arbitrary<BoardCommand | 'undo'> = fc.oneof(
    { weight: 6, arbitrary: step },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
    fc.constant<BoardCommand>({ type: 'start-run', steps: EACH_KIND }),
    fc.constant<BoardCommand>({ type: 'end-run' }),
    fc.boolean().map(setMasking),
    vote.map(startVoting),
    fc.constant<BoardCommand>({ type: 'end-voting' }),
    fc.option(noteId).map((id): BoardCommand => ({ type: 'set-discussion', note: id as NoteId | null })),
    fc
      .constantFrom(null, 'votes' as const, 'emoji' as const)
      .map((sortBy): BoardCommand => ({ type: 'set-sorting', sortBy })),
    fc.nat(999).map((at): BoardCommand => ({ type: 'set-summary-text', text: `secret${1000 + at}x` })),
    fc.constantFrom<BoardCommand>(
      { type: 'give-facilitation', to: mia.id },
      { type: 'give-facilitation', to: mia.id },
      { type: 'take-facilitation', from: mia.id },
    ),
    fc.constantFrom<BoardCommand>({ type: 'set-anonymous', on: true }, { type: 'set-anonymous', on: false }),
  )
  const write: fc.Arbitrary<BoardCommand> = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(noteId, fc.nat(3)).map(([id, votes]) => castVotes(id, votes)) },
    fc.tuple(noteId, fc.nat(999)).map(([id, at]) => editNote(id, `secret${2000 + at}x`)),
    fc.tuple(noteId, noteId).map(([id, into]) => groupNote(id, into)),
    noteId.map(ungroupNote),
    noteId.map(deleteNote),
    noteId.map(restoreNote),
    fc.boolean().map((done): BoardCommand => ({ type: 'set-step-done', done })),
  )
  const act = fc.oneof(
    fc.record({ person: fc.constantFrom(fay, fay, flo, mia), command: lead }),
    fc.record({ person: fc.constantFrom(fay, mia, gus), command: write }),
  )
  // Drawn one by one these seldom follow each other: a note is framed only once a vote on it has ended.
  const discussed = fc.tuple(noteId, noteId).map(([voted, second]): readonly MeetingAct[] => [
    { person: fay, command: setMasking(false) },
    { person: fay, command: startVoting() },
    { person: mia, command: castVotes(voted, 2) },
    { person: gus, command: castVotes(second, 1) },
    { person: flo, command: { type: 'end-voting' } },
    { person: fay, command: { type: 'set-discussion', note: asId<NoteId>(voted) } },
    { person: flo, command: { type: 'set-discussion', note: asId<NoteId>(second) } },
  ])
  const episode = fc.oneof(
    { weight: 14, arbitrary: act.map((one): readonly MeetingAct[] => [one]) },
    { weight: 1, arbitrary: discussed },
  )
  return fc.noBias(fc.array(episode, { maxLength: 40, size: 'max' })).map((episodes) => episodes.flat())
}

/** Decides and evolves act by act, a second apart; what is refused or changes nothing is left out. */
export function runMeeting(start: BoardState, acts: readonly MeetingAct[]): readonly Moment[] {
  let board = start
  const undos: { before: BoardState; command: BoardCommand; person: BoardPerson }[] = []
  return acts.flatMap((act, at): readonly Moment[] => {
    const { person, command } = act
    const last = command === 'undo' ? undos.pop() : undefined
    const inverse = last === undefined ? null : inverseOf(last.before, last.command, last.person)
    const given = command === 'undo' ? inverse?.[0] : command
    if (given === undefined) return []
    const decision = decide(board, given, by(last?.person ?? person, { at: NOON + (at + 1) * 1000 }))
    if (!decision.ok || decision.events.length === 0) return []
    const before = board
    board = decision.events.reduce(evolve, before)
    if (command !== 'undo' && STAGED.has(command.type)) undos.push({ before, command, person })
    return [{ act, before, events: decision.events, after: board }]
  })
}

const STAGED: ReadonlySet<BoardCommand['type']> = new Set<BoardCommand['type']>([
  'start-run',
  'go-to-step',
  'end-run',
  'set-discussion',
])
