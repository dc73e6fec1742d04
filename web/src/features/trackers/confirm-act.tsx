import type { Tracker } from '@retropulse/contract/trackers'
import { ConfirmCall } from '../../ui/confirm-call.tsx'
import { t } from './messages.ts'
import { disconnectTracker, renewHookSecret } from './tracker-calls.ts'
import { trackerName } from './tracker-name.ts'

export interface ConfirmActProps {
  teamId: string
  act: 'secret' | 'disconnect'
  tracker: Tracker
  onClose: () => void
  onDisconnected: () => void
  onSecret: (secret: string) => void
}

/** Asks before a secret is replaced, or a tracker is disconnected. */
export function ConfirmAct({ teamId, act, tracker, onClose, onDisconnected, onSecret }: ConfirmActProps) {
  const name = trackerName(tracker)
  if (act === 'disconnect')
    return (
      <ConfirmCall
        title={t('disconnect.title', { name })}
        text={t('disconnect.text')}
        label={t('disconnect')}
        call={() => disconnectTracker(teamId, tracker.id)}
        onDone={onDisconnected}
        onClose={onClose}
      />
    )
  return (
    <ConfirmCall
      title={t('secret.ask', { name })}
      text={t('secret.ask.text')}
      label={t('secret.do')}
      call={() => renewHookSecret(teamId, tracker.id)}
      onDone={({ hookSecret }) => onSecret(hookSecret ?? '')}
      onClose={onClose}
    />
  )
}
