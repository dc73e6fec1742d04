import type { BenchCase } from '../bench-case.ts'
import type { BenchOptions } from '../options.ts'
import { boardFramesCase } from './board-frames.ts'
import { coldVisitCase } from './cold-visit.ts'
import { floorCases } from './s0-floor.ts'
import { MIXED_COUNTS, mixedCases } from './s1-mixed.ts'
import { RAMP_SHAPES, rampCases } from './s2-ramp.ts'
import { bytesAndJoinsCase } from './s3-bytes-and-joins.ts'
import { killCase } from './s4-kill.ts'
import { cutCases } from './s5-cut.ts'
import { fullDashboardCase } from './full-dashboard.ts'
import { fullSearchCase } from './full-search.ts'
import { pulseSurveysCase } from './pulse-surveys.ts'
import { startCase } from './start-with-data.ts'

/** The cases that the options choose, scenario by scenario. */
export function casesFor({ only, counts, shapes, against }: BenchOptions): readonly (readonly BenchCase[])[] {
  const ramps = RAMP_SHAPES.filter(
    ({ boards, people }) => shapes.length === 0 || shapes.includes(`${boards}x${people}`),
  )
  const scenarios = [
    floorCases(counts),
    mixedCases(counts.length > 0 ? counts : MIXED_COUNTS),
    rampCases(ramps),
    [bytesAndJoinsCase],
    [killCase],
    cutCases,
    [startCase],
    [fullDashboardCase],
    [fullSearchCase],
    [pulseSurveysCase],
    [coldVisitCase(against)],
    [boardFramesCase],
  ]
  return scenarios.filter(
    ([first]) => first !== undefined && (only.length === 0 || only.includes(first.scenario)),
  )
}
