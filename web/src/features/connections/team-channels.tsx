import type { OrgSlack } from '@retropulse/contract/slack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Hash from 'lucide-react/icons/hash'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { teamPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { lazyOrNothing } from '../../ui/lazy-or-nothing.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { disconnectSlack, orgSlackQuery, testSlack } from './slack-calls.ts'
import { slackFailure, SlackHealth } from './slack-health.tsx'

const ConfirmDialog = lazyOrNothing(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog)

/** The Slack channels of the teams of an organisation (SLACK-30); nothing where no team has one. */
export function TeamChannels({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(orgSlackQuery(orgId))
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
          <TeamChannel key={team.id} orgId={orgId} {...team} />
        ))}
      </ul>
    </section>
  )
}

function TeamChannel({ orgId, id, name, channel }: OrgSlack['teams'][number] & { orgId: string }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'test' | 'disconnect'>()
  const [isAsking, setAsking] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey: orgSlackQuery(orgId).queryKey })
  const test = async () => {
    setBusy('test')
    const answer = await testSlack(id)
    setBusy(undefined)
    if (answer.ok && answer.value.isSent) showToast(t('test.sent'), { tone: 'ok' })
    else showToast(answer.ok ? slackFailure(answer.value.failure) : t('failed'), { tone: 'danger' })
    await reload()
  }
  const disconnect = async () => {
    setBusy('disconnect')
    const answer = await disconnectSlack(id)
    setBusy(undefined)
    setAsking(false)
    if (answer.ok) showToast(t('disconnected'), { tone: 'ok' })
    else showToast(t('failed'), { tone: 'danger' })
    await reload()
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        <Hash aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <h4 dir="auto" className="font-medium wrap-anywhere">
          {channel.name}
        </h4>
        <Link
          to={`${teamPath(id)}/integrations`}
          className="text-accent-ink underline underline-offset-2 wrap-anywhere"
        >
          {t('teams.settings', { team: name })}
        </Link>
        <div className="mt-1 flex flex-col gap-1 text-xs text-ink-soft digits">
          <SlackHealth {...channel} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          busy={busy === 'test'}
          aria-label={t('teams.test', { team: name })}
          onClick={() => void test()}
        >
          {t('test')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('teams.disconnect', { team: name })}
          onClick={() => setAsking(true)}
        >
          {t('disconnect')}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t('teams.disconnect.title', { team: name })}
            description={t('slack.disconnect.text')}
            confirmLabel={t('disconnect')}
            cancelLabel={t('cancel')}
            busy={busy === 'disconnect'}
            onConfirm={() => void disconnect()}
          />
        )}
      </Suspense>
    </li>
  )
}
