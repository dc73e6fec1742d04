import type { Tracker } from '@retropulse/contract/trackers'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
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
  const [isBusy, setBusy] = useState(false)
  const name = trackerName(tracker)
  const confirm = async () => {
    setBusy(true)
    const answer =
      act === 'secret'
        ? await renewHookSecret(teamId, tracker.id)
        : await disconnectTracker(teamId, tracker.id)
    setBusy(false)
    if (!answer.ok) {
      showToast(t('failed'), { tone: 'danger' })
      return onClose()
    }
    return answer.value === undefined ? onDisconnected() : onSecret(answer.value.hookSecret ?? '')
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(act === 'secret' ? 'secret.ask' : 'disconnect.title', { name })}
      description={t(act === 'secret' ? 'secret.ask.text' : 'disconnect.text')}
      confirmLabel={t(act === 'secret' ? 'secret.do' : 'disconnect')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
