import type { AuthorId, ColumnId } from '../../kernel/ids.ts'
import type { SeenCounts } from '../change-counts.ts'
import type { SortBy, Timer } from '../state.ts'
import type { RunPlan, RunStep } from './guided-run.ts'

/**
 * What the sender of a command saw; a command that arrives after any of it has changed changes nothing (RUN-6, RUN-7).
 * Absent in what pages of earlier versions send.
 */
interface Precondition {
  /** The counts that the command depends on: those of another run differ, though it is at the same step. */
  readonly seen?: SeenCounts
}

interface LeavingStep extends Precondition {
  /** The step that the command leaves; null: no run was under way. */
  readonly from?: number | null
}

/** What can be undone, and what undoes it. */
export type RunAct =
  /** Begins with the first step; replaces a run that is under way (RUN-3). */
  | ({ readonly type: 'start-run'; readonly steps: readonly RunStep[] } & Precondition)
  /** `index` rather than "the next one": two facilitators who press Next at once go one step further (RUN-6). */
  | ({ readonly type: 'go-to-step'; readonly index: number } & LeavingStep)
  /** Changes the steps while the run is under way; the tools stay as they are (RUN-8). */
  | ({ readonly type: 'plan-run'; readonly steps: readonly RunStep[] } & Precondition)
  | ({ readonly type: 'end-run' } & LeavingStep)
  /**
   * Brings back what another command of a run has changed, all at once (RUN-7); where `seen` has a count of timers, a
   * timer that was started or ended since is kept.
   */
  | ({
      readonly type: 'restore-run'
      readonly run: RunPlan | null
      readonly isMasked: boolean
      readonly timer: Timer | null
      /** The vote that was running; null: none was. */
      readonly vote: {
        readonly contentId: ColumnId | null
        readonly maxVotes: number
        readonly showsTotals: boolean
      } | null
      readonly sortBy: SortBy | null
    } & LeavingStep)

export type RunCommand = RunAct | ({ readonly type: 'set-step-done'; readonly done: boolean } & Precondition)

export type RunEvent =
  /** Null: the run has ended. `isNewStep`: no participant is done with the step yet. */
  | { readonly type: 'run-set'; readonly run: RunPlan | null; readonly isNewStep: boolean }
  | { readonly type: 'step-done'; readonly by: AuthorId; readonly done: boolean }

/** What viewers are sent besides their own answer: how many are done. */
export type StepDoneCounted = { readonly type: 'step-done-counted'; readonly done: number }
