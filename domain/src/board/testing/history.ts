import fc from 'fast-check'
import type { NoteId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import { type BoardDecision, decide } from '../decide.ts'
import type { BoardEvent } from '../event.ts'
import { evolve } from '../evolve.ts'
import type { BoardState } from '../state.ts'
import { arbitraryCommand, SMALL_WORLD } from './arbitrary-command.ts'
import { NOON } from './boards.ts'
import { actorsOfBoard, type BoardPerson } from './people.ts'

/** Somebody asks for something. */
export interface Step {
  readonly person: BoardPerson
  readonly command: BoardCommand
  /** Milliseconds since 1970; later steps are never earlier, often the same. */
  readonly at: number
  /** Notes in other people's hands at that moment. */
  readonly busy: readonly NoteId[]
}

/** What came of a step. */
export interface Happening {
  readonly step: Step
  readonly before: BoardState
  readonly decision: BoardDecision
  /** The events of the decision, none when it was refused, each with the board after it. */
  readonly events: readonly { readonly event: BoardEvent; readonly after: BoardState }[]
  readonly after: BoardState
}

/** Every text of a history holds one of these words and no two texts the same one. */
export const SECRETS = /secret\d{4}x/g

/**
 * What several people ask of one board, in order: much of it granted, some of it refused, masking switched on
 * and off in between. A facilitator comes first among equals, since the most is allowed to them.
 */
export function arbitraryHistory({
  people = actorsOfBoard(),
  maxLength = 40,
}: { readonly people?: readonly BoardPerson[]; readonly maxLength?: number } = {}): fc.Arbitrary<
  readonly Step[]
> {
  const [first, ...others] = people
  const step = fc.record({
    person: fc.constantFrom(...(first === undefined ? [] : [first, first]), ...others),
    command: arbitraryCommand({ ...SMALL_WORLD, text: fc.constant('') }),
    wait: fc.constantFrom(0, 0, 1, 1000),
    busy: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(SMALL_WORLD.noteId, { maxLength: 2 }) },
    ),
  })
  return fc.array(step, { maxLength, size: 'max' }).map((drafts) => {
    let at = NOON
    return drafts.map(({ wait, command, ...draft }, index) => {
      at += wait
      return { ...draft, at, command: withSecret(command, index) }
    })
  })
}

/** Decides and evolves step by step, as a server does. */
export function runHistory(start: BoardState, steps: readonly Step[]): readonly Happening[] {
  let board = start
  return steps.map((step) => {
    const before = board
    const decision = decide(before, step.command, {
      actor: step.person,
      at: step.at,
      editedByOthers: new Set(step.busy),
    })
    const events = (decision.ok ? decision.events : []).map((event) => {
      board = evolve(board, event)
      return { event, after: board }
    })
    return { step, before, decision, events, after: board }
  })
}

/** The log that a history leaves behind. */
export function logOf(happenings: readonly Happening[]): readonly BoardEvent[] {
  return happenings.flatMap(({ events }) => events.map(({ event }) => event))
}

function withSecret(command: BoardCommand, index: number): BoardCommand {
  const text = `secret${String(index).padStart(4, '0')}x, said\nin step ${index}`
  if ('text' in command) return { ...command, text }
  if (command.type === 'rename-board') return { ...command, title: `Sprint ${index}` }
  return command.type === 'rename-column' ? { ...command, name: `Column ${index}` } : command
}
