import type { TeamSchedule } from '@retropulse/contract/pulse-survey'
import type { PulseModel } from '@retropulse/contract/pulse'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyLine } from '../../../ui/empty-line.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { scheduleQuery } from '../team/team-pulse-calls.ts'
import { t } from './messages.ts'
import { scheduleText, type SkipReason, skipReason } from './schedule-text.ts'

const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

interface ScheduleCardProps {
  team: Team
  models: readonly PulseModel[]
  /** The plan allows no more surveys (PULSE-56). */
  isFull: boolean
}

/** When the surveys of the team start by themselves, in words, and the dialog that changes it (PULSE-65). */
export function ScheduleCard({ team, models, isFull }: ScheduleCardProps) {
  const { data, isError, refetch } = useQuery(scheduleQuery(team.id))
  const [isOpen, setOpen] = useState(false)
  const reason = refusal(team, models)
  return (
    <section aria-labelledby="schedule" className="flex flex-col gap-4">
      <SectionHead
        id="schedule"
        title={t('title')}
        text={t('title.text')}
        action={
          data !== undefined &&
          reason === undefined && (
            <Button onClick={() => setOpen(true)}>{t(data.schedule === null ? 'set' : 'change')}</Button>
          )
        }
      />
      <Card
        {...{ data, isError, reason }}
        skipped={data?.schedule && skipReason(data.schedule, { team, models, isFull })}
        onRetry={() => void refetch()}
      />
      {isOpen && data !== undefined && (
        <ScheduleDialog
          teamId={team.id}
          models={models}
          schedule={data.schedule}
          onClose={() => setOpen(false)}
          onFail={() => setOpen(false)}
        />
      )}
    </section>
  )
}

interface CardProps {
  data: TeamSchedule | undefined
  isError: boolean
  /** Why the user cannot set the schedule now, in place of the button. */
  reason: string | undefined
  /** Why runs are skipped now (PULSE-67). */
  skipped: SkipReason | null | undefined
  onRetry: () => void
}

function Card({ data, isError, reason, skipped, onRetry }: CardProps) {
  if (data === undefined)
    return isError ? (
      <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={onRetry} />
    ) : (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-13.5 w-full rounded-lg" />
      </SkeletonGroup>
    )
  return (
    <EmptyLine
      title={data.schedule === null ? t('none') : scheduleText(data.schedule, skipped ?? null)}
      text={reason === '' ? undefined : reason}
    />
  )
}

function refusal(team: Team, models: readonly PulseModel[]): string | undefined {
  // What these users may not do is said once, above.
  if (!can({ role: team.role }, 'board:create')) return ''
  if (team.isArchived) return t('archived')
  return models.length === 0 ? t('noModel') : undefined
}
