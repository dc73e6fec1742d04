import type { SlackStatus } from '@retropulse/contract/slack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { ServiceCard } from '../../ui/service-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SlackMark } from '../../ui/slack-mark.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { connectionsQuery } from './connection-calls.ts'
import { t } from './messages.ts'
import { slackFailure, SlackHealth } from './slack-health.tsx'
import { changeSlack, disconnectSlack, slackQuery, testSlack } from './slack-calls.ts'

type Channel = NonNullable<SlackStatus['channel']>

export interface SlackPlaceProps {
  teamId: string
  /** The cards of the other services. */
  children: ReactNode
}

/** The card of Slack before those of other services; of a server without Slack a line below them (SLACK-31). */
export function SlackPlace({ teamId, children }: SlackPlaceProps) {
  const { data, isPending } = useQuery(slackQuery(teamId))
  const isMissing = data !== undefined && data.connectUrl === null && data.channel === null
  return (
    <div aria-busy={isPending} className="flex flex-col gap-5">
      {isPending ? (
        // Until the height of the card is known no card is shown, so that none moves.
        <>
          <Skeleton className="h-44 w-full rounded-lg" />
          <Skeleton className="h-44 w-full rounded-lg" />
        </>
      ) : (
        !isMissing && <SlackCard teamId={teamId} />
      )}
      <div hidden={isPending} className={isPending ? undefined : 'contents'}>
        {children}
      </div>
      {isMissing && <MissingSlack />}
    </div>
  )
}

/** Nothing can be done about it here, so it takes no more room than its words. */
function MissingSlack() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-lg border border-line px-5 py-3.5 text-sm"
    >
      <h2 id={id} className="font-medium">
        {t('slack.app')}
      </h2>
      <p className="text-pretty text-ink-soft">{t('slack.none')}</p>
    </section>
  )
}

/** The Slack channel of a team: connecting it, how it is doing, and its weekly digest (SLACK-24, SLACK-26). */
function SlackCard({ teamId }: { teamId: string }) {
  const { data, isError, refetch } = useQuery(slackQuery(teamId))
  const channel = data?.channel ?? null
  return (
    <ServiceCard
      icon={<SlackMark />}
      title={t('slack.title')}
      // What a channel receives is said by its switches.
      text={channel === null ? t('slack.text') : undefined}
      status={channel !== null && <Health {...channel} />}
      actions={
        channel !== null && data !== undefined && data.connectUrl !== null ? (
          <Acts teamId={teamId} connectUrl={data.connectUrl} channel={channel} />
        ) : undefined
      }
    >
      {data !== undefined && channel !== null && <SlackDetails teamId={teamId} status={data} />}
      {data !== undefined && <Connect {...data} />}
      {data === undefined && !isError && <Skeleton className="h-10 w-36 rounded-md" />}
      {data === undefined && isError && (
        <LoadFailure text={t('slack.unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
    </ServiceCard>
  )
}

function Health(channel: Channel) {
  return (
    <div className="mt-0.5">
      <p dir="auto" className="truncate text-sm font-medium text-ink">
        {channel.name}
      </p>
      <SlackHealth {...channel} />
    </div>
  )
}

/** The switches of what the channel receives: shown as chosen at once, taken back where the server refuses. */
function SlackDetails({ teamId, status }: { teamId: string; status: SlackStatus }) {
  const queries = useQueryClient()
  const { queryKey } = slackQuery(teamId)
  if (status.channel === null) return null
  const { digest, hasNews } = status.channel
  const choose = async (changes: Partial<Pick<Channel, 'digest' | 'hasNews'>>) => {
    const { channel } = status
    if (channel === null) return
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, { ...status, channel: { ...channel, ...changes } })
    const answer = await changeSlack(teamId, changes)
    // It is one of the connections of the team, which are listed below (SLACK-29).
    if (answer.ok && changes.hasNews !== undefined)
      await queries.invalidateQueries({ queryKey: connectionsQuery({ teamId }).queryKey })
    if (answer.ok) return showToast(t('saved'), { tone: 'ok', id: 'saved' })
    queries.setQueryData(queryKey, status)
    showCallFailure(answer.problem)
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Switch
        label={t('slack.news')}
        hint={t('slack.news.hint')}
        checked={hasNews}
        onCheckedChange={(isOn) => void choose({ hasNews: isOn })}
      />
      <Switch
        label={t('slack.digest')}
        hint={t('slack.digest.hint')}
        checked={digest.isOn}
        onCheckedChange={(isOn) => void choose({ digest: { ...digest, isOn } })}
      />
      {digest.isOn && (
        <Switch
          label={t('slack.digest.private')}
          hint={t('private.hint')}
          checked={digest.includesPrivate}
          onCheckedChange={(includesPrivate) => void choose({ digest: { ...digest, includesPrivate } })}
        />
      )}
    </div>
  )
}

/** The way to connect a channel, or why there is no other one. */
function Connect({ connectUrl, channel }: SlackStatus) {
  if (connectUrl === null) return <p className="text-sm text-ink-soft">{t('slack.none')}</p>
  if (channel !== null) return null
  return (
    <a href={connectUrl} className={`self-start ${buttonClass()}`}>
      {t('slack.connect')}
    </a>
  )
}

interface ActsProps {
  teamId: string
  /** Where another channel is chosen. */
  connectUrl: string
  channel: Channel
}

function Acts({ teamId, connectUrl, channel }: ActsProps) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'test' | 'disconnect'>()
  const [isAsking, setAsking] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey: slackQuery(teamId).queryKey })
  const test = async () => {
    setBusy('test')
    const answer = await testSlack(teamId)
    setBusy(undefined)
    if (!answer.ok) showCallFailure(answer.problem)
    else if (answer.value.isSent) showToast(t('test.sent'), { tone: 'ok' })
    else showToast(slackFailure(answer.value.failure), { tone: 'danger' })
    await reload()
  }
  const disconnect = async () => {
    setBusy('disconnect')
    const answer = await disconnectSlack(teamId)
    setBusy(undefined)
    setAsking(false)
    if (answer.ok) showToast(t('disconnected'), { tone: 'ok' })
    else showCallFailure(answer.problem)
    await reload()
  }
  return (
    <>
      <a
        href={channel.configurationUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'sm' })}
      >
        {t('slack.configure')}
      </a>
      <Button
        size="sm"
        busy={busy === 'test'}
        aria-label={t('test.named', { name: t('slack.title') })}
        onClick={() => void test()}
      >
        {t('test')}
      </Button>
      <MenuOnDemand
        align="end"
        title={t('slack.title')}
        trigger={
          <IconButton
            atEnd
            size="sm"
            label={t('more', { name: t('slack.title') })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        <MenuItem onSelect={() => location.assign(connectUrl)}>{t('slack.change')}</MenuItem>
        <MenuItem tone="danger" onSelect={() => setAsking(true)}>
          {t('disconnect')}
        </MenuItem>
      </MenuOnDemand>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('disconnect.title', { name: t('slack.title') })}
        description={t('slack.disconnect.text')}
        confirmLabel={t('disconnect')}
        cancelLabel={t('cancel')}
        busy={busy === 'disconnect'}
        onConfirm={() => void disconnect()}
      />
    </>
  )
}
