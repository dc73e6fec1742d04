import type { BenchCase, Run, Target } from '../bench-case.ts'
import { UNCLEAN_CORES } from '../measure/machine-load.ts'
import { type Figures, medianFigures } from '../measure/median.ts'

/** A case with the results of its runs. */
export interface CaseResult {
  readonly scenario: string
  readonly name: string
  readonly runs: readonly (Run & { readonly seed: number; readonly isClean: boolean })[]
  readonly median: Figures
  readonly verdicts: readonly Verdict[]
  /** Runs that ended in an error. */
  readonly errors: readonly string[]
}

export type Verdict = Target & { readonly value: number; readonly isReached: boolean }

export function judge(
  { scenario, name, targets }: BenchCase,
  runs: readonly (Run & { readonly seed: number })[],
  errors: readonly string[],
): CaseResult {
  const median = medianFigures(runs.map(({ figures }) => figures))
  const verdicts = targets.map((target) => {
    const value = median[target.figure] ?? Number.NaN
    return { ...target, value, isReached: errors.length === 0 && reaches(value, target) }
  })
  return {
    scenario,
    name,
    runs: runs.map((run) => ({ ...run, isClean: run.othersCores <= UNCLEAN_CORES })),
    median,
    verdicts,
    errors,
  }
}

function reaches(value: number, target: Target): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}
