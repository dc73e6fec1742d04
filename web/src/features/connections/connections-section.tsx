import type { Connection } from '@retropulse/contract/connections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSectionValue } from '../../lib/section-value.ts'
import { ConnectedServices } from '../../ui/connected-services.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import { useServiceDialogs } from '../../ui/use-service-dialogs.ts'
import { type ConnectionAct, ConnectionCard } from './connection-card.tsx'
import { type ConnectionsAt, connectionsQuery } from './connection-calls.ts'
import { t } from './messages.ts'

const ConnectDialog = lazyOnDemand(async () => (await import('./connect-dialog.tsx')).ConnectDialog)
const SecretDialog = lazyOnDemand(async () => (await import('./secret-dialog.tsx')).SecretDialog)
const ActDialog = lazyOnDemand(async () => (await import('./act-dialog.tsx')).ActDialog)

const TEXTS = {
  loading: t('loading'),
  unreadable: t('unreadable'),
  none: t('none'),
  connect: t('connect'),
}

/** What is open above the list. */
type Open =
  | { readonly dialog: 'connect' }
  | { readonly dialog: 'secret'; readonly name: string; readonly secret: string }
  | { readonly dialog: 'act'; readonly act: ConnectionAct; readonly connection: Connection }

/** The services that a team or an organisation has connected, and the way to connect another one (LINK-1, LINK-3). */
export function ConnectionsSection({ at }: { at: ConnectionsAt }) {
  const { data, isError, refetch } = useQuery(connectionsQuery(at))
  useSectionValue(data && countOf(data.connections.length))
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: connectionsQuery(at).queryKey })
  const { open, setOpen, close, finish, list } = useServiceDialogs<Open>(reload)
  return (
    <ConnectedServices
      ref={list}
      rows={data?.connections.map((connection) => (
        <ConnectionCard
          key={connection.id}
          at={at}
          connection={connection}
          mayEdit={data.mayEdit}
          onAct={(act) => setOpen({ dialog: 'act', act, connection })}
          onTested={() => void reload()}
        />
      ))}
      isError={isError}
      mayEdit={data?.mayEdit === true}
      texts={TEXTS}
      onRetry={() => void refetch()}
      onConnect={() => setOpen({ dialog: 'connect' })}
    >
      <Suspense>
        {open?.dialog === 'connect' && (
          <ConnectDialog
            at={at}
            onClose={close}
            onConnected={(name, { secret }) => {
              if (secret === null) return void finish(t('connected', { name }))
              setOpen({ dialog: 'secret', name, secret })
              return void reload()
            }}
          />
        )}
        {open?.dialog === 'secret' && <SecretDialog name={open.name} secret={open.secret} onClose={close} />}
        {open?.dialog === 'act' && (
          <ActDialog
            at={at}
            act={open.act}
            connection={open.connection}
            onClose={close}
            onActed={(said) => void finish(said)}
            onSecret={(secret) => setOpen({ dialog: 'secret', name: open.connection.name, secret })}
          />
        )}
      </Suspense>
    </ConnectedServices>
  )
}

function countOf(count: number): string {
  return count === 0 ? t('value.none') : t('value', { count })
}
