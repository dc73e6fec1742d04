import { type RunStep, STEP_KINDS } from '../board/guided-run/guided-run.ts'
import { stepsRefusal } from '../board/guided-run/steps-refusal.ts'
import { RUN_STEPS_MAX, TIMER_MINUTES_MAX } from '../board/limits.ts'
import { storableLine } from '../kernel/storable-text.ts'
import { fieldOf, itemsOf, textOf, wholeNumberOf } from './json-values.ts'

/**
 * The steps of a guided run (RUN-2). None where the list is missing or any of it is invalid: a retro without its plan
 * has the usual steps, which is no reason to refuse its content.
 */
export function readRunSteps(value: unknown): readonly RunStep[] {
  const items = itemsOf(value)
  if (items.length > RUN_STEPS_MAX) return []
  const steps = items.flatMap((item) => readStep(item) ?? [])
  return steps.length === items.length && stepsRefusal(steps) === null ? steps : []
}

function readStep(item: unknown): RunStep | null {
  const kind = STEP_KINDS.find((one) => one === fieldOf(item, 'kind'))
  const minutes = wholeNumberOf(fieldOf(item, 'minutes'), 1, TIMER_MINUTES_MAX)
  const title = textOf(fieldOf(item, 'title'))
  if (kind === undefined || minutes === null || title === null) return null
  return { kind, minutes, title: storableLine(title) }
}
