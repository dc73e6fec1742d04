import type { Tracker } from '@retropulse/contract/trackers'
import { TRACKER_TEXT_MAX } from '@retropulse/domain/trackers/limits'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { failureText } from '../../lib/failure-messages.ts'
import { t } from './messages.ts'
import { testFailure } from './test-failure.ts'
import { changeTracker } from './tracker-calls.ts'
import { trackerName } from './tracker-name.ts'

export interface TokenDialogProps {
  teamId: string
  tracker: Tracker
  onClose: () => void
  /** Called once the new token was tested, whatever came of it. */
  onTested: () => void
  /** Called once the new token works. */
  onWorks: () => void
}

/** Replaces the token of a tracker and tests it at once (TRACK-16). It stays open while the token does not work. */
export function TokenDialog({ teamId, tracker, onClose, onTested, onWorks }: TokenDialogProps) {
  const { id, kind } = tracker
  const [token, setToken] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'token' | 'form'>()
  const submit = async () => {
    if (!show(token.trim() === '' ? { token: t('token.missing') } : {})) return
    setBusy(true)
    const saved = await changeTracker(teamId, id, { token: token.trim() })
    const tested = saved.ok ? await testFailure(teamId, id) : saved
    setBusy(false)
    if (!tested.ok) return void show({ form: failureText(tested.problem) })
    if (tested.value === null) return onWorks()
    show({ token: tested.value })
    onTested()
  }
  return (
    <FormDialog
      title={t('token.new.named', { name: trackerName(tracker) })}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      busy={isBusy}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="token"
        type="password"
        label={t(`token.${kind}`)}
        hint={t(`token.${kind}.hint`)}
        required
        value={token}
        maxLength={TRACKER_TEXT_MAX}
        autoComplete="new-password"
        spellCheck={false}
        dir="ltr"
        error={errors.token}
        onChange={(event) => {
          setToken(event.target.value)
          clear('token')
        }}
      />
      <FormAlert text={errors.form} />
    </FormDialog>
  )
}
