import fc from 'fast-check'
import type { NoteId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import { decide } from '../decide.ts'
import type { BoardDecision } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { evolve } from '../evolve.ts'
import type { BoardState } from '../state.ts'
import { TAKE_OVER_AFTER_MS } from '../facilitation/take-over.ts'
import { COMMAND_SAMPLES } from './all-samples.ts'
import { arbitraryAnonymitySwitch, arbitraryCommand } from './arbitrary-command.ts'
import { targetCommand } from './target-command.ts'
import { namedBoard, NOON } from './boards.ts'
import { actorsOfBoard, type BoardPerson } from './people.ts'
import { FACILITATOR_ONLY } from './sample.ts'
import { SMALL_WORLD } from './world.ts'

/** One person gives one command. */
export interface Step {
  readonly person: BoardPerson
  readonly command: BoardCommand
  /** Milliseconds since 1970; later steps are never earlier, often the same. */
  readonly at: number
  /** Notes that other participants are editing at that moment. */
  readonly busy: readonly NoteId[]
}

/** What a history should be like. */
export interface HistoryInput {
  readonly people?: readonly BoardPerson[]
  /** The maximum number of steps. */
  readonly maxLength?: number
  /** Author visibility is switched off and on in between (ANON-13). */
  readonly switchesAnonymity?: boolean
}

/** The outcome of a step. */
export interface Happening {
  readonly step: Step
  readonly before: BoardState
  readonly decision: BoardDecision
  /** The events of the decision, none when it was refused, each with the board after it. */
  readonly events: readonly { readonly event: BoardEvent; readonly after: BoardState }[]
  readonly after: BoardState
}

/** Every text of a history holds one of these words, and no two texts share one. */
export const SECRETS = /secret\d{4}x/g

/**
 * The commands of several people on one board, in order: many granted, some refused, masking switched on and off in
 * between. For any board with the columns of `boards.ts`; the first of the people should be a facilitator, who gets
 * most of a facilitator's commands.
 */
export function arbitraryHistory({
  people = actorsOfBoard(),
  maxLength = 40,
  switchesAnonymity = false,
}: HistoryInput = {}): fc.Arbitrary<readonly Step[]> {
  const command = arbitraryCommand({ ...SMALL_WORLD, text: fc.constant('') })
  const draft: fc.Arbitrary<Draft> = fc.record({
    person: fc.constantFrom(...people),
    command: switchesAnonymity
      ? fc.oneof({ weight: 12, arbitrary: command }, { weight: 1, arbitrary: arbitraryAnonymitySwitch() })
      : command,
    pick: fc.nat(99),
    isAimed: fc.nat(14).map((chance) => chance > 0),
    isOwn: fc.boolean(),
    isBusy: fc.nat(9).map((chance) => chance === 9),
    wait: fc.constantFrom(0, 0, 1, 1000),
  })
  return fc.noBias(fc.array(draft, { maxLength, size: 'max' })).map((drafts) => stepsOf(drafts, people))
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
      // Every facilitator has been away for just long enough, so that histories have take-overs (LEAD-6).
      noFacilitatorSince: step.at - TAKE_OVER_AFTER_MS,
      presentKeys: ['key-one', 'key-two', 'key-three'],
      chance: (step.at % 10) / 10,
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

/** A step before the board at that moment is known. */
interface Draft {
  readonly person: BoardPerson
  readonly command: BoardCommand
  readonly pick: number
  readonly isAimed: boolean
  /** The owner of the target gives the command, instead of a random person. */
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly wait: number
}

function stepsOf(drafts: readonly Draft[], people: readonly BoardPerson[]): readonly Step[] {
  let board = namedBoard()
  let at = NOON
  return drafts.map((draft, index) => {
    at += draft.wait
    const step = stepOf(draft, board, people)
    const busy = draft.isBusy && 'noteId' in step.command ? [step.command.noteId] : []
    const full = { ...step, command: withSecret(step.command, index), at, busy }
    board = runHistory(board, [full])[0]?.after ?? board
    return full
  })
}

function stepOf(
  draft: Draft,
  board: BoardState,
  people: readonly BoardPerson[],
): Pick<Step, 'person' | 'command'> {
  const { person, command } = draft
  if (!draft.isAimed) return { person, command }
  const aimed = targetCommand(command, board, draft.pick)
  const owner = people.find(({ authorIds }) => aimed.owner !== undefined && authorIds.includes(aimed.owner))
  const fitting =
    (draft.isOwn ? owner : undefined) ?? (isForFacilitators(aimed.command) ? people[0] : undefined)
  return { person: fitting ?? person, command: aimed.command }
}

function isForFacilitators({ type }: BoardCommand): boolean {
  return COMMAND_SAMPLES[type].allowed === FACILITATOR_ONLY
}

function withSecret(command: BoardCommand, index: number): BoardCommand {
  const text = `secret${String(index).padStart(4, '0')}x, said\nin step ${index}`
  if ('text' in command) return { ...command, text }
  if (command.type === 'title-group') return { ...command, title: `secret${String(index).padStart(4, '0')}x` }
  if (command.type === 'set-columns') return { ...command, columns: command.columns.map(numbered) }
  if (command.type === 'rename-board') return { ...command, title: `Sprint ${index}` }
  return command.type === 'rename-column' ? { ...command, name: `Column ${index}` } : command
}

function numbered<Named extends { readonly name: string }>(column: Named, at: number): Named {
  return column.name === '' ? column : { ...column, name: `${column.name} ${at}` }
}
