import { accept, refuse } from '../../kernel/result.ts'
import { authorOf, isAuthor, leads } from '../actor.ts'
import { isLate } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { TIMER_MINUTES_MAX } from '../limits.ts'
import { isCount } from '../number.ts'
import type { BoardState } from '../state.ts'
import type { RunCommand } from './commands-and-events.ts'
import { isEqual, type RunStep } from './guided-run.ts'
import { afterCommands } from './hand-commands.ts'
import { restoreCommands, stageOf, stepCommands } from './stage.ts'
import { stepsRefusal } from './steps-refusal.ts'

/** The rules of these commands. */
export const runRules: Rules<RunCommand> = {
  'start-run': startRun,
  'go-to-step': goToStep,
  'plan-run': planRun,
  'end-run': endRun,
  'restore-run': restoreRun,
  'set-step-done': setStepDone,
}

/** A facilitator begins a run with its first step (RUN-1, RUN-3). */
function startRun(
  state: BoardState,
  { steps, seen }: CommandOf<'start-run'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const refusal = stepsRefusal(steps)
  if (refusal !== null) return refuse(refusal)
  if (isLate(state.changes, seen)) return accept()
  // Two clicks in one millisecond are one start.
  const isSame = isEqual(state.run?.steps, steps) && state.run?.index === 0
  if (isSame && state.timer?.startTime === context.at) return accept()
  return enterStep(state, { steps, index: 0 }, context)
}

/** A facilitator goes to another step, forwards or back (RUN-5, RUN-6). Without a run nothing changes. */
function goToStep(
  state: BoardState,
  { index, ...precondition }: CommandOf<'go-to-step'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const { run } = state
  if (run === null || run.index === index || hasLeft(state, precondition)) return accept()
  if (run.steps[index] === undefined) return refuse('number-invalid')
  return enterStep(state, { steps: run.steps, index }, context)
}

/** A facilitator changes the steps of a run that is under way; the current place stays, or is the last one (RUN-8). */
function planRun(
  state: BoardState,
  { steps, seen }: CommandOf<'plan-run'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const { run } = state
  if (run === null || isLate(state.changes, seen)) return accept()
  const refusal = stepsRefusal(steps)
  if (refusal !== null) return refuse(refusal)
  if (isEqual(steps, run.steps)) return accept()
  const index = Math.min(run.index, steps.length - 1)
  return accept({ type: 'run-set', run: { steps, index }, isNewStep: index !== run.index })
}

/** A facilitator ends the run and its clock; a vote and hidden notes stay as they are (RUN-9). */
function endRun(state: BoardState, command: CommandOf<'end-run'>, context: DecisionContext): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.run === null || hasLeft(state, command)) return accept()
  const ended: BoardEvent = { type: 'run-set', run: null, isNewStep: true }
  return state.timer === null ? accept(ended) : accept<BoardEvent>(ended, { type: 'timer-set', timer: null })
}

/** Takes a command of the run back, with all that it has set (RUN-7). */
function restoreRun(
  state: BoardState,
  command: CommandOf<'restore-run'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const { run, timer, seen } = command
  if (run !== null) {
    const refusal = stepsRefusal(run.steps)
    if (refusal !== null) return refuse(refusal)
    if (run.steps[run.index] === undefined) return refuse('number-invalid')
  }
  if (timer !== null && !(isCount(timer.duration, TIMER_MINUTES_MAX) && isPast(timer.startTime, context.at)))
    return refuse('number-invalid')
  const { timers, ...others } = seen ?? {}
  if (hasLeft(state, { ...command, seen: others })) return accept()
  const keepsTimer = timers !== undefined && isLate(state.changes, { timers })
  const stage = afterCommands(state, restoreCommands(state, command), context)
  if (!stage.ok) return stage
  const isSameRun = isEqual(run, stageOf(state).run)
  return accept<BoardEvent>(
    ...(isSameRun ? [] : [{ type: 'run-set', run, isNewStep: true } as const]),
    ...stage.events,
    ...(keepsTimer || isEqual(timer, state.timer) ? [] : [{ type: 'timer-set', timer } as const]),
  )
}

/**
 * A participant says that they are done with the step, or not yet (RUN-10). Without a run, or once it is at another step
 * than the sender saw (RUN-16), nothing changes.
 */
function setStepDone(
  state: BoardState,
  { done, seen }: CommandOf<'set-step-done'>,
  { actor }: DecisionContext,
): BoardDecision {
  const { run, changes } = state
  if (run === null || isLate(changes, seen)) return accept()
  const own = run.done.filter((by) => isAuthor(by, actor))
  if (own.length > 0 === done) return accept()
  if (done) return accept({ type: 'step-done', by: authorOf(state, actor), done })
  return accept(...own.map((by) => ({ type: 'step-done', by, done }) as const))
}

function enterStep(
  state: BoardState,
  run: { readonly steps: readonly RunStep[]; readonly index: number },
  context: DecisionContext,
): BoardDecision {
  const step = run.steps[run.index]
  if (step === undefined) return refuse('number-invalid')
  const stage = afterCommands(state, stepCommands(state, step), context)
  return stage.ok ? accept<BoardEvent>({ type: 'run-set', run, isNewStep: true }, ...stage.events) : stage
}

/** True where the run is not at the step any more that the sender of a command saw (RUN-6, RUN-7). */
function hasLeft(
  { run, changes }: BoardState,
  { from, seen }: Pick<CommandOf<'end-run'>, 'from' | 'seen'>,
): boolean {
  return (from !== undefined && from !== (run?.index ?? null)) || isLate(changes, seen)
}

/** A browser that predicts an undo has no server time, and sends what it was sent: its time is checked by the server. */
function isPast(time: number, now: number): boolean {
  return Number.isInteger(time) && time >= 0 && (now === 0 || time <= now)
}
