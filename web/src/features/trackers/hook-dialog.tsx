import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { TRACKER_TEXT_MAX } from '@retropulse/domain/trackers/limits'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { t } from './messages.ts'
import { changeTracker } from './tracker-calls.ts'

export interface HookDialogProps {
  teamId: string
  id: string
  kind: TrackerKind
  name: string
  hookUrl: string
  /** Shown this once; null: it was shown before, or Linear makes it. */
  hookSecret: string | null
  onClose: () => void
  /** Called once the secret of Linear is saved. */
  onSaved: () => void
}

/** How the webhook of a tracker is set up (TRACK-11, TRACK-13). */
export function HookDialog(props: HookDialogProps) {
  const { teamId, id, kind, name, hookUrl, hookSecret, onClose, onSaved } = props
  const [secret, setSecret] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await changeTracker(teamId, id, { hookSecret: secret.trim() })
    setBusy(false)
    if (answer.ok) onSaved()
    else showCallFailure(answer.problem)
  }
  const copying = { copyLabel: t('copy'), copiedLabel: t('copied'), failedHint: t('copyFailed') }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('hook.title', { name })}
      description={t(`hook.text.${kind}`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {kind === 'linear' && secret.trim() !== '' && (
            <Button variant="primary" busy={isBusy} onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <CopyField label={t('hook.address')} value={hookUrl} {...copying} />
        {hookSecret !== null && (
          <CopyField label={t('hook.secret')} hint={t('hook.secret.hint')} value={hookSecret} {...copying} />
        )}
        {kind === 'linear' && (
          <TextField
            label={t('hook.signing')}
            type="password"
            autoComplete="new-password"
            value={secret}
            maxLength={TRACKER_TEXT_MAX}
            onChange={(event) => setSecret(event.target.value)}
          />
        )}
        <p className="text-sm text-ink-soft">{t('hook.polling')}</p>
      </div>
    </Dialog>
  )
}
