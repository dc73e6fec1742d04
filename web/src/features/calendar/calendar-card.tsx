import type { CalendarStatus } from '@retropulse/contract/calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ServiceCard } from '../../ui/service-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { calendarQuery, endCalendarLink, makeCalendarLink } from './calendar-calls.ts'
import { LinkHealth } from './link-health.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { t } from './messages.ts'

const ConfirmDialog = lazyOnDemand(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog)
const LinkDialog = lazyOnDemand(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** The calendar of a team behind a link: making it, how it is doing, ending it (CAL-1, CAL-2). */
export function CalendarCard({ teamId }: { teamId: string }) {
  const { data, isError, refetch } = useQuery(calendarQuery(teamId))
  return (
    <ServiceCard
      icon={<CalendarDays />}
      title={t('title')}
      text={t('text')}
      status={data && data.link !== null && <LinkHealth {...data.link} />}
    >
      {data && <Acts teamId={teamId} {...data} />}
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-10 w-36 rounded-md" />
        </div>
      )}
      {data === undefined && isError && (
        <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
    </ServiceCard>
  )
}

type Asking = 'replace' | 'end'

function Acts({ teamId, link, mayEdit }: CalendarStatus & { teamId: string }) {
  const queries = useQueryClient()
  const [includesPrivate, setIncludesPrivate] = useState(link?.includesPrivate ?? false)
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const [url, setUrl] = useState<string>()
  const reload = () => queries.invalidateQueries({ queryKey: calendarQuery(teamId).queryKey })
  const make = async () => {
    setBusy(true)
    const answer = await makeCalendarLink(teamId, includesPrivate)
    setBusy(false)
    setAsking(undefined)
    if (answer.ok) setUrl(answer.value.url)
    else showCallFailure(answer.problem)
    await reload()
  }
  const end = async () => {
    setBusy(true)
    const answer = await endCalendarLink(teamId)
    setBusy(false)
    setAsking(undefined)
    if (answer.ok) showToast(t('ended'), { tone: 'ok' })
    else showCallFailure(answer.problem)
    await reload()
  }
  if (!mayEdit) return link === null ? <p className="text-sm text-ink-soft">{t('none')}</p> : null
  return (
    <>
      {link === null && (
        <Checkbox
          label={t('private')}
          hint={t('private.hint')}
          checked={includesPrivate}
          onCheckedChange={setIncludesPrivate}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {link === null ? (
          <Button busy={isBusy} onClick={() => void make()}>
            {t('make')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsking('replace')}>{t('replace')}</Button>
            <Button variant="quiet" onClick={() => setAsking('end')}>
              {t('end')}
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {asking !== undefined && (
          <ConfirmDialog
            open
            onOpenChange={() => setAsking(undefined)}
            title={t(`${asking}.title`)}
            description={t(`${asking}.text`)}
            confirmLabel={t(asking)}
            cancelLabel={t('cancel')}
            busy={isBusy}
            onConfirm={() => void (asking === 'end' ? end() : make())}
          />
        )}
        {url !== undefined && <LinkDialog url={url} onClose={() => setUrl(undefined)} />}
      </Suspense>
    </>
  )
}
