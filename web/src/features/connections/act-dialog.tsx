import type { Connection } from '@retropulse/contract/connections'
import { ConfirmCall } from '../../ui/confirm-call.tsx'
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
        <ConfirmCall
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
        <ConfirmCall
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
