import type { AuthorId } from '../../kernel/ids.ts'

/** What a step is for; it decides which tools the step sets (RUN-4). */
export const STEP_KINDS = ['write', 'group', 'vote', 'discuss', 'other'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** A step of a guided run: `minutes` from 1 to 99, `title` one line (RUN-2). */
export interface RunStep {
  readonly kind: StepKind
  readonly minutes: number
  readonly title: string
}

/** The steps and the place of the current one, from 0. */
export interface RunPlan {
  readonly steps: readonly RunStep[]
  readonly index: number
}

/** A run that is under way (RUN-1). */
export interface GuidedRun extends RunPlan {
  /** On the server all who are done with the step, for a viewer only themselves, if they are (RUN-10). */
  readonly done: readonly AuthorId[]
  readonly doneCount: number
}

/** True for equal steps, places or times: plain values, written in one order of fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
