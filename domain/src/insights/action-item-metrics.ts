import { DAY_MS } from '../kernel/durations.ts'
import { medianOf } from './trend.ts'

/** The facts of an action item that count; times in milliseconds since 1970. */
export interface ActionFact {
  readonly isDone: boolean
  readonly createdAt: number
}

/** Figures of some action items (INSIGHT-11). Ages are of the open ones, in whole days; null when none is open. */
export interface ActionItemMetrics {
  readonly created: number
  readonly done: number
  readonly open: number
  readonly medianAgeDays: number | null
  readonly oldestOpenDays: number | null
}

export function actionItemMetrics(actions: readonly ActionFact[], now: number): ActionItemMetrics {
  const ages = actions.filter(({ isDone }) => !isDone).map(({ createdAt }) => daysBetween(createdAt, now))
  const medianAge = medianOf(ages)
  return {
    created: actions.length,
    done: actions.length - ages.length,
    open: ages.length,
    medianAgeDays: medianAge === null ? null : Math.floor(medianAge),
    oldestOpenDays: ages.length === 0 ? null : ages.reduce((one, other) => Math.max(one, other)),
  }
}

/** Whole days that have passed; an action item whose creation lies ahead is new. */
function daysBetween(from: number, until: number): number {
  return Math.max(0, Math.floor((until - from) / DAY_MS))
}
