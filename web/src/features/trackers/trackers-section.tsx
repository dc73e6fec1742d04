import type { Tracker } from '@retropulse/contract/trackers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleDot from 'lucide-react/icons/circle-dot'
import { Suspense } from 'react'
import { ConnectedServices } from '../../ui/connected-services.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import { ServiceCard } from '../../ui/service-card.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { useServiceDialogs } from '../../ui/use-service-dialogs.ts'
import { t } from './messages.ts'
import { changeTracker, targetsQuery, trackersQuery } from './tracker-calls.ts'
import { type TrackerAct, TrackerCard } from './tracker-card.tsx'
import { trackerName } from './tracker-name.ts'

const ConnectDialog = lazyOnDemand(async () => (await import('./connect-dialog.tsx')).ConnectDialog)
const HookDialog = lazyOnDemand(async () => (await import('./hook-dialog.tsx')).HookDialog)
const TokenDialog = lazyOnDemand(async () => (await import('./token-dialog.tsx')).TokenDialog)
const ConfirmAct = lazyOnDemand(async () => (await import('./confirm-act.tsx')).ConfirmAct)

type Hooked = Pick<Tracker, 'id' | 'kind' | 'project' | 'hookUrl'>

const TEXTS = {
  loading: t('loading'),
  unreadable: t('unreadable'),
  none: t('none'),
  connect: t('connect'),
}

/** What is open above the list. */
type Open =
  | { readonly dialog: 'connect' }
  | { readonly dialog: 'token'; readonly tracker: Tracker }
  | { readonly dialog: 'hook'; readonly tracker: Hooked; readonly hookSecret: string | null }
  | { readonly dialog: 'confirm'; readonly act: 'secret' | 'disconnect'; readonly tracker: Tracker }

/** The issue trackers of a team, and the way to connect another one (TRACK-1, TRACK-4). */
export function TrackersSection({ teamId }: { teamId: string }) {
  const { data, isError, refetch } = useQuery(trackersQuery(teamId))
  const queries = useQueryClient()
  const reload = () =>
    Promise.all(
      [trackersQuery(teamId), targetsQuery(teamId)].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const { open, setOpen, close, finish, list } = useServiceDialogs<Open>(reload)
  const act = async (tracker: Tracker, chosen: TrackerAct) => {
    if (chosen === 'token') return setOpen({ dialog: 'token', tracker })
    if (chosen === 'hook') return setOpen({ dialog: 'hook', tracker, hookSecret: null })
    if (chosen !== 'private') return setOpen({ dialog: 'confirm', act: chosen, tracker })
    const answer = await changeTracker(teamId, tracker.id, { includesPrivate: !tracker.includesPrivate })
    if (answer.ok) return finish(t('saved'))
    return showCallFailure(answer.problem)
  }
  return (
    <ServiceCard icon={<CircleDot />} title={t('title')} text={t('text')}>
      <ConnectedServices
        ref={list}
        rows={data?.trackers.map((tracker) => (
          <TrackerCard
            key={tracker.id}
            teamId={teamId}
            tracker={tracker}
            mayEdit={data.mayEdit}
            onAct={(chosen) => void act(tracker, chosen)}
            onTested={() => void reload()}
          />
        ))}
        isError={isError}
        mayEdit={data?.mayEdit === true}
        texts={TEXTS}
        onRetry={() => void refetch()}
        onConnect={() => setOpen({ dialog: 'connect' })}
      >
        <Suspense>
          {open?.dialog === 'connect' && (
            <ConnectDialog
              teamId={teamId}
              onClose={close}
              onConnected={({ kind, project }, { id, hookUrl, hookSecret }) => {
                setOpen({ dialog: 'hook', tracker: { id, kind, project, hookUrl }, hookSecret })
                showToast(t('connected', { name: trackerName({ kind, project }) }), { tone: 'ok' })
                void reload()
              }}
            />
          )}
          {open?.dialog === 'token' && (
            <TokenDialog
              teamId={teamId}
              tracker={open.tracker}
              onClose={close}
              onTested={() => void reload()}
              onWorks={() => void finish(t('test.works'))}
            />
          )}
          {open?.dialog === 'hook' && (
            <HookDialog
              teamId={teamId}
              {...open.tracker}
              name={trackerName(open.tracker)}
              hookSecret={open.hookSecret}
              onClose={close}
              onSaved={() => void finish(t('saved'))}
            />
          )}
          {open?.dialog === 'confirm' && (
            <ConfirmAct
              teamId={teamId}
              act={open.act}
              tracker={open.tracker}
              onClose={close}
              onDisconnected={() => void finish(t('disconnected'))}
              onSecret={(hookSecret) => setOpen({ dialog: 'hook', tracker: open.tracker, hookSecret })}
            />
          )}
        </Suspense>
      </ConnectedServices>
    </ServiceCard>
  )
}
