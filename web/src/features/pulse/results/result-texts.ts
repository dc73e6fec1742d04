import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { t } from './messages.ts'

type Agreed = { readonly low: number; readonly high: number }

/** The result of a topic in a word or a number, as tables and lists have it. */
export function shortResult(result: ComparedResult | undefined): string {
  if (result === undefined) return t('none')
  switch (result.state) {
    case 'no-data':
      return t('state.noData')
    case 'insufficient':
      return t('state.few', { count: result.missing })
    case 'band':
      return bandText(result.agreed)
    case 'shown':
      return locale.tenth.format(result.average)
  }
}

/** The band of a result, or both where groups of people agreed on different ones (PULSE-59). */
export function bandText({ low, high }: Agreed): string {
  if (low > 0 && high > 0) return t('state.both')
  return t(low > 0 ? 'state.low' : 'state.high')
}

/** How an average changed since the survey before; never a zero where there is nothing to compare (PULSE-45). */
export function changeText(change: number | null): string {
  if (change === null) return t('change.none')
  const tenth = toTenth(change)
  if (tenth === 0) return t('change.same')
  return t(tenth > 0 ? 'change.up' : 'change.down', { by: locale.tenth.format(Math.abs(tenth)) })
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
