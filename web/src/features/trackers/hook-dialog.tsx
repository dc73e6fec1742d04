import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { TRACKER_TEXT_MAX } from '@retropulse/domain/trackers/limits'
import { type ReactNode, useState } from 'react'
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
      description={t('hook.text')}
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
      <ol className="flex flex-col gap-5">
        <Step at={1} text={t(`hook.open.${kind}`)} />
        <Step at={2} text={t(`hook.paste.address.${kind}`)}>
          <CopyField
            labelHidden
            label={t('hook.address')}
            {...(kind === 'github' && { hint: t('hook.address.contentType') })}
            value={hookUrl}
            {...copying}
          />
        </Step>
        {kind !== 'linear' && hookSecret !== null && (
          <Step at={3} text={t(`hook.paste.secret.${kind}`)}>
            <CopyField
              labelHidden
              label={t('hook.secret')}
              hint={t('hook.secret.hint')}
              value={hookSecret}
              {...copying}
            />
          </Step>
        )}
        {kind !== 'linear' && hookSecret === null && <Step at={3} text={t('hook.secret.kept')} />}
        <Step at={kind === 'linear' ? 3 : 4} text={t(`hook.events.${kind}`)} />
        {kind === 'linear' && (
          <Step at={4} text={t('hook.enter')}>
            <TextField
              labelHidden
              label={t('hook.signing')}
              type="password"
              autoComplete="new-password"
              value={secret}
              maxLength={TRACKER_TEXT_MAX}
              onChange={(event) => setSecret(event.target.value)}
            />
          </Step>
        )}
      </ol>
    </Dialog>
  )
}

/** A numbered step, in the order of the form of the tracker, with what is copied into it. */
function Step({ at, text, children }: { at: number; text: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
      <span
        aria-hidden="true"
        className="flex size-6 items-center justify-center rounded-full bg-fill text-xs font-medium text-ink-soft digits"
      >
        {at}
      </span>
      <p className="self-center text-pretty">{text}</p>
      {children !== undefined && <div className="col-start-2">{children}</div>}
    </li>
  )
}
