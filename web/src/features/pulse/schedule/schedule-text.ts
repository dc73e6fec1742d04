import type { TeamSchedule } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { t } from './messages.ts'

/**
 * The schedule in a sentence; the next run as clocks in the time zone of the schedule have it. `isFull`: the plan allows
 * no more surveys, so that runs are skipped (PULSE-67).
 */
export function scheduleText(
  { name, cadence, nextRunAt, timeZone, openDays }: NonNullable<TeamSchedule['schedule']>,
  isFull: boolean,
): string {
  const often = t(`cadence.${cadence}`)
  if (nextRunAt === null) return t('done', { name, cadence: often })
  if (isFull) return t('full', { name, cadence: often })
  return t('next', {
    name,
    cadence: often,
    day: formatIn(timeZone, { day: 'numeric', month: 'long', year: 'numeric' }, nextRunAt),
    time: formatIn(timeZone, { hour: '2-digit', minute: '2-digit' }, nextRunAt),
    zone: timeZone.replaceAll('_', ' '),
    days: t('days', { count: openDays }),
  })
}

/** A moment (Unix milliseconds) in the language of the page and as clocks of the time zone have it. */
function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(locale.day.resolvedOptions().locale, { ...parts, timeZone }).format(at)
}
