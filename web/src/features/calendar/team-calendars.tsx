import type { OrgCalendar } from '@retropulse/contract/calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { lazyOrNothing } from '../../ui/lazy-or-nothing.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { showToast } from '../../ui/toast.ts'
import { endCalendarLink, orgCalendarQuery } from './calendar-calls.ts'
import { LinkHealth } from './link-health.tsx'
import { t } from './messages.ts'

const ConfirmDialog = lazyOrNothing(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog)

/** The calendar links of the teams of an organisation (CAL-8); nothing where no team has one. */
export function TeamCalendars({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(orgCalendarQuery(orgId))
  if (data === undefined)
    return isError ? (
      <LoadFailure text={t('teams.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    ) : null
  if (data.teams.length === 0) return null
  return (
    <section aria-label={t('teams.title')} className="mt-6">
      <h3 className="text-sm font-semibold">{t('teams.title')}</h3>
      <ul className="mt-2 border-y border-line">
        {data.teams.map((team) => (
          <TeamCalendar key={team.id} orgId={orgId} {...team} />
        ))}
      </ul>
    </section>
  )
}

function TeamCalendar({ orgId, id, name, link }: OrgCalendar['teams'][number] & { orgId: string }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    setBusy(true)
    const answer = await endCalendarLink(id)
    setBusy(false)
    setAsking(false)
    if (answer.ok) showToast(t('ended'), { tone: 'ok' })
    else showToast(t('failed'), { tone: 'danger' })
    await queries.invalidateQueries({ queryKey: orgCalendarQuery(orgId).queryKey })
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        <CalendarDays aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <h4 dir="auto" className="font-medium wrap-anywhere">
          {name}
        </h4>
        <Link
          to={`${teamPath(id)}/integrations`}
          className="text-accent-ink underline underline-offset-2 wrap-anywhere"
        >
          {t('teams.settings', { team: name })}
        </Link>
        <div className="mt-1 flex flex-col gap-1 text-xs text-ink-soft digits">
          <LinkHealth {...link} />
        </div>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('teams.end', { team: name })}
        onClick={() => setAsking(true)}
      >
        {t('end')}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t('teams.end.title', { team: name })}
            description={t('end.text')}
            confirmLabel={t('end')}
            cancelLabel={t('cancel')}
            busy={isBusy}
            onConfirm={() => void end()}
          />
        )}
      </Suspense>
    </li>
  )
}
