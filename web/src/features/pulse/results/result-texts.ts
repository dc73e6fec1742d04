import type { TopicResult } from '@retropulse/domain/pulse/results'
import { locale } from '../../../lib/locale.ts'
import { kindsOf } from './lowest-first.ts'
import { t } from './messages.ts'
import { bandText } from './short-texts.ts'

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

/** What results show; where no topic has an average, why (PULSE-59). */
export function summaryOf(rows: Parameters<typeof kindsOf>[0], text: string): string {
  const { hasAny, hasBands } = kindsOf(rows)
  if (!hasAny) return t(hasBands ? 'chart.bands' : 'chart.none')
  return text
}
