import type { Connection } from '@retropulse/contract/connections'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useState } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { announce } from '../../ui/live-region.ts'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { showToast } from '../../ui/toast.ts'
import { type ConnectionsAt, testConnection } from './connection-calls.ts'
import { KindIcon } from './kind-icon.tsx'
import { t } from './messages.ts'

/** What the menu of a connection opens. */
export type ConnectionAct = 'change' | 'log' | 'secret' | 'disconnect'

export interface ConnectionCardProps {
  at: ConnectionsAt
  connection: Connection
  mayEdit: boolean
  onAct: (act: ConnectionAct) => void
  /** Called when something was sent, so that the last success or failure is read again. */
  onTested: () => void
}

/** A connection: what it is, how it goes, and what can be done with it (LINK-3). */
export function ConnectionCard({ at, connection, mayEdit, onAct, onTested }: ConnectionCardProps) {
  const { kind, name, host, pausedUntil } = connection
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4 last:border-b-0">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft">
        <KindIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {name}
        </h3>
        <p className="text-ink-soft wrap-anywhere">{t('kind.to', { kind: t(`kind.${kind}`), host })}</p>
        <p className="mt-1 text-xs text-ink-soft digits">{madeText(connection)}</p>
        <Health {...connection} />
        {pausedUntil !== null && (
          <p className="mt-1 text-xs text-warn-ink digits">
            {t('resting', { at: locale.time.format(pausedUntil) })}
          </p>
        )}
      </div>
      {mayEdit && (
        <div className="flex items-center gap-2">
          <Test at={at} connection={connection} onTested={onTested} />
          <Acts connection={connection} onAct={onAct} />
        </div>
      )}
    </li>
  )
}

function madeText({ connectedBy, createdAt }: Connection): string {
  const date = locale.day.format(createdAt)
  return connectedBy === null ? t('made', { date }) : t('made.by', { name: connectedBy, date })
}

/** The later one of the last success and the last failure. */
function Health({ lastSuccessAt, lastFailureAt, lastFailure }: Connection): ReactNode {
  if (lastFailure !== null && lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0))
    return (
      <p className="mt-1 text-xs text-danger-ink digits">
        {t('last.failure', { at: locale.moment.format(lastFailureAt), failure: t(`failure.${lastFailure}`) })}
      </p>
    )
  return (
    <p className="mt-1 text-xs text-ink-soft digits">
      {lastSuccessAt === null
        ? t('last.never')
        : t('last.success', { at: locale.moment.format(lastSuccessAt) })}
    </p>
  )
}

function Test({ at, connection, onTested }: Pick<ConnectionCardProps, 'at' | 'connection' | 'onTested'>) {
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    const answer = await testConnection(at, connection.id)
    setBusy(false)
    onTested()
    if (!answer.ok) return showToast(t('failed'), { tone: 'danger' })
    const { failure } = answer.value
    const text = failure === null ? t('test.sent') : t(`failure.${failure}`)
    if (failure === null) showToast(text, { tone: 'ok' })
    else announce(text)
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t('test.named', { name: connection.name })}
      onClick={() => void test()}
    >
      {t('test')}
    </Button>
  )
}

function Acts({ connection: { kind, name }, onAct }: Pick<ConnectionCardProps, 'connection' | 'onAct'>) {
  const acts: readonly ConnectionAct[] = [
    'log',
    'change',
    ...(kind === 'webhook' ? (['secret'] as const) : []),
  ]
  return (
    <MenuOnDemand
      align="end"
      trigger={
        <IconButton
          label={t('more', { name })}
          size="sm"
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        />
      }
    >
      {acts.map((act) => (
        <MenuItem key={act} onSelect={() => onAct(act)}>
          {t(act)}
        </MenuItem>
      ))}
      <MenuItem tone="danger" onSelect={() => onAct('disconnect')}>
        {t('disconnect')}
      </MenuItem>
    </MenuOnDemand>
  )
}
