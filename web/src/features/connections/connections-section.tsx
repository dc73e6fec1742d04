import type { Connection } from '@retropulse/contract/connections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyOrNothing } from '../../ui/lazy-or-nothing.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { type ConnectionAct, ConnectionCard } from './connection-card.tsx'
import { type ConnectionsAt, connectionsQuery } from './connection-calls.ts'
import { t } from './messages.ts'

const ConnectDialog = lazyOrNothing(async () => (await import('./connect-dialog.tsx')).ConnectDialog)
const SecretDialog = lazyOrNothing(async () => (await import('./secret-dialog.tsx')).SecretDialog)
const ActDialog = lazyOrNothing(async () => (await import('./act-dialog.tsx')).ActDialog)

/** What is open above the list. */
type Open =
  | { readonly dialog: 'connect' }
  | { readonly dialog: 'secret'; readonly name: string; readonly secret: string }
  | { readonly dialog: 'act'; readonly act: ConnectionAct; readonly connection: Connection }

/** The services that a team or an organisation has connected, and the way to connect another one (LINK-1, LINK-3). */
export function ConnectionsSection({ at }: { at: ConnectionsAt }) {
  const { data, isError, refetch } = useQuery(connectionsQuery(at))
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const list = useRef<HTMLDivElement>(null)
  const close = () => setOpen(undefined)
  const reload = () => queries.invalidateQueries({ queryKey: connectionsQuery(at).queryKey })
  const onActed = async (said: string) => {
    close()
    showToast(said, { tone: 'ok' })
    await reload()
    // What had the focus may be gone.
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {isError && data === undefined && (
        <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {data?.connections.length === 0 && <p className="text-sm text-ink-soft">{t('none')}</p>}
      {data !== undefined && data.connections.length > 0 && (
        <ul className="border-y border-line">
          {data.connections.map((connection) => (
            <ConnectionCard
              key={connection.id}
              at={at}
              connection={connection}
              mayEdit={data.mayEdit}
              onAct={(act) => setOpen({ dialog: 'act', act, connection })}
              onTested={() => void reload()}
            />
          ))}
        </ul>
      )}
      {data?.mayEdit === true && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setOpen({ dialog: 'connect' })}
        >
          {t('connect')}
        </Button>
      )}
      <Suspense>
        {open?.dialog === 'connect' && (
          <ConnectDialog
            at={at}
            onClose={close}
            onConnected={(name, { secret }) => {
              if (secret === null) return void onActed(t('connected'))
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
            onActed={(said) => void onActed(said)}
            onSecret={(secret) => setOpen({ dialog: 'secret', name: open.connection.name, secret })}
          />
        )}
      </Suspense>
    </div>
  )
}
