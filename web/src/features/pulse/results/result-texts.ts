import { type TopicResult, verdictOf } from '@retropulse/domain/pulse/results'
import { locale } from '../../../lib/locale.ts'
import { kindsOf } from './lowest-first.ts'
import { t } from './messages.ts'

type Agreed = { readonly low: number; readonly high: number }

/** The result of a topic in a word or a number, as tables and lists have it. */
export function shortResult(result: TopicResult | undefined): string {
  if (result === undefined) return t('none')
  switch (result.state) {
    case 'no-data':
      return t('state.noData')
    case 'insufficient':
      return t('state.tooFew')
    case 'band':
      return bandText(result.agreed)
    case 'shown':
      return locale.tenth.format(result.average)
  }
}

/**
 * Why there is no result, in a heading and a sentence. A running survey says how many answers are `missing` (PULSE-46);
 * one that ended gets no more of them. `missing` 0: there is no answer.
 */
export function missingText(missing: number, isEnded: boolean): { title: string; text: string } {
  if (missing === 0)
    return isEnded
      ? { title: t('state.noData.ended'), text: t('state.noData.ended.text') }
      : { title: t('state.noData'), text: t('state.noData.text') }
  const title = isEnded ? t('state.tooFew.ended') : t('state.few', { count: missing })
  return { title, text: t('state.few.text') }
}

/** What the band of a result says, in one word (PULSE-81). */
export function bandText(agreed: Agreed): string {
  return t(`band.${verdictOf(agreed)}`)
}

/** What results show; where no topic has an average, why (PULSE-59). */
export function summaryOf(rows: Parameters<typeof kindsOf>[0], text: string): string {
  const { hasAny, hasBands } = kindsOf(rows)
  if (!hasAny) return t(hasBands ? 'chart.bands' : 'chart.none')
  return text
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
