import type { Connection } from '@retropulse/contract/connections'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { BreakableText } from '../../ui/breakable-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { ServiceRow } from '../../ui/service-row.tsx'
import { ServiceTest } from '../../ui/service-test.tsx'
import type { ConnectionsAt } from './connection-calls.ts'
import { ConnectionHealth } from './connection-health.tsx'
import { KindIcon } from './kind-icon.tsx'
import { t } from './messages.ts'
import { testFailure } from './test-failure.ts'

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
  const { kind, name, host } = connection
  const actions = (
    <>
      <ServiceTest
        label={t('test.named', { name })}
        test={() => testFailure(at, connection.id)}
        works={t('test.sent')}
        onTested={onTested}
      />
      <Acts connection={connection} onAct={onAct} />
    </>
  )
  return (
    <ServiceRow icon={<KindIcon kind={kind} />} title={name} heading="h3" {...(mayEdit && { actions })}>
      <p className="text-ink-soft wrap-anywhere">
        <BreakableText text={t('kind.to', { kind: t(`kind.${kind}`), host })} />
      </p>
      <ConnectionHealth {...connection} />
    </ServiceRow>
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
      title={name}
      trigger={
        <IconButton
          atEnd
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
