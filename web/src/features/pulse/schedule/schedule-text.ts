import type { TeamSchedule } from '@retropulse/contract/pulse-survey'
import { locale } from '../../../lib/locale.ts'
import { t } from './messages.ts'

/** Why a run would be skipped (PULSE-67). */
export type SkipReason = 'archived' | 'disabled' | 'full'

/** Why the runs of a schedule are skipped as things are now; null: they are not. `models`: the enabled ones. */
export function skipReason(
  { modelId }: Pick<NonNullable<TeamSchedule['schedule']>, 'modelId'>,
  {
    team,
    models,
    isFull,
  }: {
    readonly team: { readonly isArchived: boolean }
    readonly models: readonly { readonly id: string }[]
    /** The plan allows no more surveys (PULSE-56). */
    readonly isFull: boolean
  },
): SkipReason | null {
  if (team.isArchived) return 'archived'
  if (!models.some(({ id }) => id === modelId)) return 'disabled'
  return isFull ? 'full' : null
}

/** The schedule in a sentence; the next run as clocks in the time zone of the schedule have it. */
export function scheduleText(
  { name, cadence, nextRunAt, timeZone, openDays }: NonNullable<TeamSchedule['schedule']>,
  skipped: SkipReason | null,
): string {
  const often = t(`cadence.${cadence}`)
  if (nextRunAt === null) return t('done', { name, cadence: often })
  if (skipped !== null) return t(`skipped.${skipped}`, { name, cadence: often })
  return t('next', {
    name,
    cadence: often,
    day: formatIn(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }, nextRunAt),
    time: formatIn(timeZone, { hour: '2-digit', minute: '2-digit' }, nextRunAt),
    zone: timeZone.replaceAll('_', ' '),
    days: t('days', { count: openDays }),
  })
}

/** A moment (Unix milliseconds) in the language of the page and as clocks of the time zone have it. */
function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(locale.day.resolvedOptions().locale, { ...parts, timeZone }).format(at)
}
