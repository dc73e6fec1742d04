import type { Tracker } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import CircleDot from 'lucide-react/icons/circle-dot'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { announce } from '../../ui/live-region.ts'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { testTracker } from './tracker-calls.ts'
import { trackerName } from './tracker-name.ts'

/** What the menu of a tracker opens. */
export type TrackerAct = 'hook' | 'secret' | 'private' | 'disconnect'

export interface TrackerCardProps {
  teamId: string
  tracker: Tracker
  mayEdit: boolean
  onAct: (act: TrackerAct) => void
  /** Called after a test, so that the last success or failure is read again. */
  onTested: () => void
}

/** A tracker: its project, how it goes, and what can be done with it (TRACK-4). */
export function TrackerCard({ teamId, tracker, mayEdit, onAct, onTested }: TrackerCardProps) {
  const { kind, project, host, includesPrivate, lastHookAt } = tracker
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        <CircleDot aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <h3 className="font-medium">{TRACKER_NAMES[kind]}</h3>
        <p className="text-ink-soft wrap-anywhere">{t('named.at', { project, host })}</p>
        <p className="mt-1 text-xs text-ink-soft digits">{madeText(tracker)}</p>
        <Health {...tracker} />
        {lastHookAt !== null && (
          <p className="mt-1 text-xs text-ink-soft digits">
            {t('last.hook', { at: locale.moment.format(lastHookAt) })}
          </p>
        )}
        {includesPrivate && <p className="mt-1 text-xs text-ink-soft">{t('private')}</p>}
      </div>
      {mayEdit && (
        <div className="flex items-center gap-2">
          <Test teamId={teamId} tracker={tracker} onTested={onTested} />
          <Acts tracker={tracker} onAct={onAct} />
        </div>
      )}
    </li>
  )
}

function madeText({ connectedBy, createdAt }: Tracker): string {
  const date = locale.day.format(createdAt)
  return connectedBy === null ? t('made', { date }) : t('made.by', { name: connectedBy, date })
}

/** The later one of the last success and the last failure, and until when the tracker rests. */
function Health({ lastSuccessAt, lastFailureAt, lastFailure, pausedUntil }: Tracker): ReactNode {
  const hasFailed = lastFailure !== null && lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0)
  return (
    <>
      {hasFailed ? (
        <p className="mt-1 text-xs text-danger-ink digits">
          {t('last.failure', {
            at: locale.moment.format(lastFailureAt),
            failure: t(`failure.${lastFailure}`),
          })}
        </p>
      ) : (
        <p className="mt-1 text-xs text-ink-soft digits">
          {lastSuccessAt === null
            ? t('last.never')
            : t('last.success', { at: locale.moment.format(lastSuccessAt) })}
        </p>
      )}
      {pausedUntil !== null && (
        <p className="mt-1 text-xs text-warn-ink digits">
          {t('resting', { at: locale.time.format(pausedUntil) })}
        </p>
      )}
    </>
  )
}

function Test({ teamId, tracker, onTested }: Pick<TrackerCardProps, 'teamId' | 'tracker' | 'onTested'>) {
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    const answer = await testTracker(teamId, tracker.id)
    setBusy(false)
    onTested()
    if (!answer.ok) return showToast(t('failed'), { tone: 'danger' })
    const { failure } = answer.value
    if (failure === null) showToast(t('test.works'), { tone: 'ok' })
    else announce(t(`failure.${failure}`))
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('test.named', { name: trackerName(tracker) })}
      onClick={() => void test()}
    >
      {t('test')}
    </Button>
  )
}

function Acts({ tracker, onAct }: Pick<TrackerCardProps, 'tracker' | 'onAct'>) {
  return (
    <MenuOnDemand
      align="end"
      trigger={
        <IconButton
          label={t('more', { name: trackerName(tracker) })}
          size="sm"
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        />
      }
    >
      <MenuItem onSelect={() => onAct('hook')}>{t('hook')}</MenuItem>
      {tracker.kind !== 'linear' && <MenuItem onSelect={() => onAct('secret')}>{t('secret')}</MenuItem>}
      <MenuItem onSelect={() => onAct('private')}>
        {t(tracker.includesPrivate ? 'private.off' : 'private.on')}
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => onAct('disconnect')}>
        {t('disconnect')}
      </MenuItem>
    </MenuOnDemand>
  )
}
