import { medianOf } from './trend.ts'

/** What of an action counts; times in milliseconds since 1970. */
export interface ActionFact {
  readonly isDone: boolean
  readonly createdAt: number
}

/** What became of some actions. Ages are of the open ones, in whole days; null when none is open. */
export interface ActionFigures {
  readonly created: number
  readonly done: number
  readonly open: number
  readonly medianAgeDays: number | null
  readonly oldestOpenDays: number | null
}

const DAY_MS = 24 * 60 * 60 * 1000

export function actionFigures(actions: readonly ActionFact[], now: number): ActionFigures {
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

/** Whole days that are over; what was made by a clock ahead of ours is new. */
function daysBetween(from: number, until: number): number {
  return Math.max(0, Math.floor((until - from) / DAY_MS))
}
