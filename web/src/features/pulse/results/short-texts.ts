import { verdictOf } from '@retropulse/domain/pulse/results'
import { locale } from '../../../lib/locale.ts'
import { t } from './short-messages.ts'

type Agreed = { readonly low: number; readonly high: number }

/** What the band of a result says, in one word (PULSE-81). */
export function bandText(agreed: Agreed): string {
  return t(`band.${verdictOf(agreed)}`)
}

/** How an average changed since the survey before; never a zero where there is nothing to compare (PULSE-45). */
export function changeText(change: number | null): string {
  if (change === null) return t('change.none')
  const tenth = toTenth(change)
  if (tenth === 0) return t('change.same')
  return t(tenth > 0 ? 'change.up' : 'change.down', { by: changeSize(change) })
}

/** How far an average went, without the direction. */
export function changeSize(change: number | null): string {
  return locale.tenth.format(Math.abs(toTenth(change ?? 0)))
}

/** Rounded to one decimal, as averages are shown. */
function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Which way an average went, as it is shown; null: nowhere, or nothing to compare with. */
export function directionOf(change: number | null): 'up' | 'down' | null {
  if (change === null || toTenth(change) === 0) return null
  return change > 0 ? 'up' : 'down'
}
