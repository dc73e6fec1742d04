import type { Tracker } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { BreakableText } from '../../ui/breakable-text.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { ServiceRow } from '../../ui/service-row.tsx'
import { ServiceTest } from '../../ui/service-test.tsx'
import { t } from './messages.ts'
import { testFailure } from './test-failure.ts'
import { TrackerHealth } from './tracker-health.tsx'
import { TrackerMark } from './tracker-mark.tsx'
import { trackerName } from './tracker-name.ts'

/** What the menu of a tracker opens. */
export type TrackerAct = 'token' | 'hook' | 'secret' | 'private' | 'disconnect'

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
  const { kind, project, host } = tracker
  const actions = (
    <>
      {needsToken(tracker) && (
        <Button
          size="sm"
          variant="primary"
          aria-label={t('token.new.named', { name: trackerName(tracker) })}
          onClick={() => onAct('token')}
        >
          {t('token.new')}
        </Button>
      )}
      <ServiceTest
        label={t('test.named', { name: trackerName(tracker) })}
        test={() => testFailure(teamId, tracker.id)}
        works={t('test.works')}
        onTested={onTested}
      />
      <Acts tracker={tracker} onAct={onAct} />
    </>
  )
  return (
    <ServiceRow
      icon={<TrackerMark kind={kind} />}
      title={TRACKER_NAMES[kind]}
      heading="h3"
      {...(mayEdit && { actions })}
    >
      <p className="text-ink-soft wrap-anywhere">
        <BreakableText text={t('named.at', { project, host })} />
      </p>
      <TrackerHealth {...tracker} />
    </ServiceRow>
  )
}

/** Whether the last call failed in a way that another token mends (TRACK-16). */
function needsToken({ lastFailure, lastFailureAt, lastSuccessAt }: Tracker): boolean {
  const hasFailed = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0)
  return hasFailed && (lastFailure === 'no-access' || lastFailure === 'secret-lost')
}

function Acts({ tracker, onAct }: Pick<TrackerCardProps, 'tracker' | 'onAct'>) {
  return (
    <MenuOnDemand
      align="end"
      title={trackerName(tracker)}
      trigger={
        <IconButton
          atEnd
          label={t('more', { name: trackerName(tracker) })}
          size="sm"
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        />
      }
    >
      <MenuItem onSelect={() => onAct('token')}>{t('token.new')}</MenuItem>
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
