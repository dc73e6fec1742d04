import type { Connection } from '@retropulse/contract/connections'
import { useState } from 'react'
import type { Answer } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { ConnectionAct } from './connection-card.tsx'
import { type ConnectionsAt, disconnect, renewSecret } from './connection-calls.ts'
import { LogDialog } from './log-dialog.tsx'
import { t } from './messages.ts'

export interface ActDialogProps {
  at: ConnectionsAt
  act: ConnectionAct
  connection: Connection
  onClose: () => void
  /** Called with what to say once something was changed. */
  onActed: (said: string) => void
  onSecret: (secret: string) => void
}

/** The dialog of an entry of the menu of a connection. */
export function ActDialog({ at, act, connection, onClose, onActed, onSecret }: ActDialogProps) {
  const { id, name } = connection
  switch (act) {
    case 'change':
      return (
        <ChangeDialog
          at={at}
          connection={connection}
          onClose={onClose}
          onChanged={() => onActed(t('saved'))}
        />
      )
    case 'log':
      return <LogDialog at={at} connection={connection} onClose={onClose} />
    case 'secret':
      return (
        <Confirm
          title={t('secret.ask', { name })}
          text={t('secret.ask.text')}
          label={t('secret.do')}
          onClose={onClose}
          call={() => renewSecret(at, id)}
          onDone={({ secret }) => onSecret(secret ?? '')}
        />
      )
    case 'disconnect':
      return (
        <Confirm
          title={t('disconnect.title', { name })}
          text={t('disconnect.text')}
          label={t('disconnect')}
          onClose={onClose}
          call={() => disconnect(at, id)}
          onDone={() => onActed(t('disconnected'))}
        />
      )
    default:
      return null
  }
}

interface ConfirmProps<Value> {
  title: string
  text: string
  label: string
  onClose: () => void
  call: () => Promise<Answer<Value>>
  onDone: (value: Value) => void
}

function Confirm<Value>({ title, text, label, onClose, call, onDone }: ConfirmProps<Value>) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) return onDone(answer.value)
    showToast(t('failed'), { tone: 'danger' })
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
