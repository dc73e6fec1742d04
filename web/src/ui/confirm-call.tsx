import { useState } from 'react'
import type { Answer } from '../lib/api.ts'
import { t } from '../lib/service-messages.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { showCallFailure } from './failure-toast.ts'

export interface ConfirmCallProps<Value> {
  title: string
  text: string
  /** The text of the button that calls. */
  label: string
  call: () => Promise<Answer<Value>>
  onDone: (value: Value) => void
  onClose: () => void
}

/** Asks before a call about a service that cannot be undone; a toast says when it failed. */
export function ConfirmCall<Value>({ title, text, label, call, onDone, onClose }: ConfirmCallProps<Value>) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) return onDone(answer.value)
    showCallFailure(answer.problem)
    return onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      confirmLabel={label}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
