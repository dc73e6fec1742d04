import type { SsoConnection } from '@retropulse/contract/sso'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { useHeldSection } from '../../lib/section-hold.ts'
import { useSectionValue } from '../../lib/section-value.ts'
import { Button } from '../../ui/button.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { t } from './messages.ts'
import { connectionsQuery } from './sso-calls.ts'

const ConnectionDialog = lazyOnDemand(async () => (await import('./connection-dialog.tsx')).ConnectionDialog)

/** The SSO connections of an organisation, for its owners (SSO-2). */
export function SsoConnections({ orgId }: { orgId: string }) {
  const { data, isError, refetch } = useQuery(connectionsQuery(orgId))
  useSectionValue(data && domainsIn(data.connections))
  const [edited, setEdited] = useState<SsoConnection | 'new' | null>(null)
  if (data === undefined) return isError ? <Unreadable onRetry={() => void refetch()} /> : <Loading />
  const { connections, redirectUrl } = data
  return (
    <div className="flex flex-col items-start gap-4">
      {connections.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="flex w-full flex-col gap-4">
          {connections.map((connection) => (
            <li key={connection.id}>
              <ConnectionCard orgId={orgId} connection={connection} onEdit={() => setEdited(connection)} />
            </li>
          ))}
        </ul>
      )}
      <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setEdited('new')}>
        {t('add')}
      </Button>
      <Suspense>
        {edited !== null && (
          <ConnectionDialog
            orgId={orgId}
            redirectUrl={redirectUrl}
            connection={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How many domains sign in with SSO, and how many of them do not yet. */
function domainsIn(connections: readonly SsoConnection[]): string {
  const all = connections.flatMap(({ domains }) => domains)
  if (all.length === 0) return t('value.off')
  const domains = t('value.domains', { count: all.length })
  const unproven = all.filter(({ isProven }) => !isProven).length
  return unproven === 0 ? domains : t('value.unproven', { domains, count: unproven })
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  useHeldSection(true)
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p role="alert">{t('unreadable')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** As high as the line and the button of a list without connections. */
function Loading() {
  return (
    <div aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-19 w-full rounded-lg" />
    </div>
  )
}
