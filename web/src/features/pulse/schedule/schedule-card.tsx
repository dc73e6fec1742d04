import type { TeamSchedule } from '@retropulse/contract/pulse-survey'
import type { PulseModel } from '@retropulse/contract/pulse'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { scheduleQuery } from '../team/team-pulse-calls.ts'
import { t } from './messages.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** When the surveys of the team start by themselves, in words, and the dialog that changes it (PULSE-65). */
export function ScheduleCard({ team, models }: { team: Team; models: readonly PulseModel[] }) {
  const { data } = useQuery(scheduleQuery(team.id))
  const [isOpen, setOpen] = useState(false)
  if (data === undefined) return null
  const { schedule } = data
  const reason = refusal(team, models)
  return (
    <section aria-labelledby="schedule" className="flex flex-col gap-4">
      <SectionHead
        id="schedule"
        title={t('title')}
        text={t('title.text')}
        action={
          <Button disabledReason={reason} onClick={() => setOpen(true)}>
            {t(schedule === null ? 'set' : 'change')}
          </Button>
        }
      />
      <p className="rounded-lg border border-line bg-surface px-5 py-4 text-sm text-pretty">
        {schedule === null ? t('none') : scheduleText(schedule)}
      </p>
      {isOpen && (
        <ScheduleDialog teamId={team.id} models={models} schedule={schedule} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function refusal(team: Team, models: readonly PulseModel[]): string | undefined {
  if (!can({ role: team.role }, 'board:create')) return t('denied')
  if (team.isArchived) return t('archived')
  return models.length === 0 ? t('noModel') : undefined
}

/** The schedule in a sentence; the next run as the reader's clock has it. */
function scheduleText({ name, cadence, nextRunAt, openDays }: NonNullable<TeamSchedule['schedule']>): string {
  const often = t(`cadence.${cadence}`)
  if (nextRunAt === null) return t('done', { name, cadence: often })
  return t('next', {
    name,
    cadence: often,
    day: locale.day.format(nextRunAt),
    time: locale.time.format(nextRunAt),
    days: t('days', { count: openDays }),
  })
}
