import fc from 'fast-check'
import {
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  FACILITATOR_ONLY,
} from '../../testing/sample.ts'
import { bare, EVENT_AUTHOR, typed } from '../../testing/world.ts'
import type { RunCommand, RunEvent } from '../commands-and-events.ts'
import { type RunStep, STEP_KINDS } from '../guided-run.ts'

export const RUN_STEPS: readonly RunStep[] = [
  { kind: 'write', minutes: 8, title: 'Write' },
  { kind: 'group', minutes: 5, title: 'Read and group' },
  { kind: 'vote', minutes: 3, title: 'Vote' },
  { kind: 'discuss', minutes: 15, title: 'Discuss' },
]

const OTHERS = Array.from({ length: 16 }, () => 'other' as const)
const step = fc.record(
  {
    // Mostly steps that leave votes and hidden notes to the other commands of a history.
    kind: fc.constantFrom(...STEP_KINDS, ...OTHERS),
    minutes: fc.constantFrom(0, 1, 3, 5, 8, 13, 99),
    title: fc.constantFrom('Write', 'Read', 'Talk'),
  },
  { noNullPrototype: true },
)
const steps = fc.array(step, { minLength: 1, maxLength: 4 })
const plan = fc.record({ steps, index: fc.nat(4) }, { noNullPrototype: true })

const index = fc.constantFrom(0, 1, 2, 3, 4, -1, 0.5)

export const runCommandSamples: CommandSamples<RunCommand> = {
  'start-run': {
    example: { type: 'start-run', steps: RUN_STEPS },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 4, from: () => typed('start-run', { steps }) },
  },
  'go-to-step': {
    example: { type: 'go-to-step', index: 1 },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 2,
      from: () =>
        fc.oneof(
          typed('go-to-step', { index }),
          typed('go-to-step', { index, from: fc.constantFrom(null, 0, 1, 2) }),
          typed('go-to-step', { index, seen: fc.record({ steps: fc.nat(3) }, { noNullPrototype: true }) }),
        ),
    },
  },
  'plan-run': {
    example: { type: 'plan-run', steps: RUN_STEPS.slice(1) },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 1, from: () => typed('plan-run', { steps }) },
  },
  'end-run': {
    example: { type: 'end-run' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 1, from: () => bare('end-run') },
  },
  'restore-run': {
    example: {
      type: 'restore-run',
      run: { steps: RUN_STEPS, index: 2 },
      isMasked: false,
      timer: null,
      vote: null,
      sortBy: null,
    },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 1,
      from: (world) =>
        typed('restore-run', {
          run: fc.option(plan),
          isMasked: fc.boolean(),
          // An earlier time would not be that of the server, as tests of all commands expect.
          timer: fc.constant(null),
          vote: fc.option(
            fc.record({
              contentId: fc.option(world.columnId, { nil: null }),
              maxVotes: fc.integer({ min: 0, max: 3 }),
              showsTotals: fc.boolean(),
            }),
          ),
          sortBy: fc.constantFrom(null, 'votes', 'emoji', 'comments'),
        }),
    },
  },
  'set-step-done': {
    example: { type: 'set-step-done', done: true },
    allowed: ALL_PARTICIPANTS,
    drawn: { weight: 10, from: () => typed('set-step-done', { done: fc.boolean() }) },
  },
}

export const runEventSamples: EventSamples<RunEvent> = {
  'run-set': typed('run-set', { run: fc.option(plan), isNewStep: fc.boolean() }),
  'step-done': typed('step-done', { by: EVENT_AUTHOR, done: fc.boolean() }),
}
