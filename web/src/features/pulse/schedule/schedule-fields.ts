import type { SaveSchedule, TeamSchedule } from '@retropulse/contract/pulse-survey'
import type { PulseModel } from '@retropulse/contract/pulse'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { OPEN_DAYS_MAX } from '@retropulse/domain/pulse/limits'
import type { Cadence } from '@retropulse/domain/pulse/schedule'
import type { Problem } from '../../../lib/problem.ts'
import { t } from './messages.ts'

/** The fields of the dialog, as they are typed. */
export interface ScheduleFields {
  readonly modelId: string
  readonly name: string
  readonly cadence: Cadence
  /** YYYY-MM-DD, empty while none is chosen. */
  readonly firstDay: string
  /** 0 to 23. */
  readonly hour: number
  readonly timeZone: string
  readonly openDays: string
}

/** What is wrong, by field; `form`: the whole. */
export type ScheduleErrors = Partial<Record<keyof ScheduleFields | 'form', string>>

/** What the dialog begins with: the schedule as it is, or a weekly one from the next Monday on, here. */
export function scheduleFields(
  schedule: TeamSchedule['schedule'],
  models: readonly Pick<PulseModel, 'id' | 'title'>[],
  today: string,
): ScheduleFields {
  const [first] = models
  if (schedule !== null)
    return {
      ...schedule,
      modelId: models.some(({ id }) => id === schedule.modelId) ? schedule.modelId : (first?.id ?? ''),
      openDays: String(schedule.openDays),
    }
  return {
    modelId: first?.id ?? '',
    name: first?.title ?? '',
    cadence: 'weekly',
    firstDay: nextMonday(today),
    hour: 9,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    openDays: '5',
  }
}

/** What is missing or wrong before the schedule is sent. */
export function checkSchedule({ name, firstDay, openDays }: ScheduleFields): ScheduleErrors {
  const days = Number(openDays)
  return {
    ...(!hasContent(name) && { name: t('name.missing') }),
    ...(firstDay === '' && { firstDay: t('firstDay.missing') }),
    ...((!Number.isInteger(days) || days < 1 || days > OPEN_DAYS_MAX) && {
      openDays: t('openDays.wrong', { count: OPEN_DAYS_MAX }),
    }),
  }
}

/** The schedule as it is sent. */
export function scheduleInput({ openDays, name, ...fields }: ScheduleFields): SaveSchedule {
  return { ...fields, name: cleanLine(name), openDays: Number(openDays) }
}

/** Why the server refused a schedule. */
export function explainSchedule({ code, fields }: Problem): ScheduleErrors {
  if (fields?.['firstDay'] !== undefined) return { firstDay: t('firstDay.past') }
  if (fields?.['timeZone'] !== undefined) return { form: t('timeZone.unknown') }
  if (code === 'team-archived') return { form: t('archived') }
  if (code === 'not-found') return { form: t('noModel') }
  return { form: t(code === 'unreachable' ? 'unreachable' : 'failed') }
}

/** The Monday after a day (YYYY-MM-DD). */
function nextMonday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7 || 7))
  return date.toISOString().slice(0, 10)
}
