import { useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect } from 'react'
import { useIsReachable } from '../../lib/use-is-reachable.ts'
import { announce } from '../../ui/live-region.ts'
import { t } from '../messages.ts'

/**
 * CONN-7: says that the server cannot be reached, on every page but a board, which has a socket and a notice of its own
 * (CONN-8). The page keeps what it shows, and is fetched again once the server is back.
 */
export function ReconnectNotice() {
  const isReachable = useIsReachable()
  const queries = useQueryClient()
  useEffect(() => {
    if (isReachable) return undefined
    announce(t('reconnecting'), { key: 'reconnect' })
    return () => void queries.invalidateQueries()
  }, [isReachable, queries])
  if (isReachable) return null
  return (
    // Below the header, no higher than the padding above the title of a page: it covers nothing and moves nothing.
    <p className="pointer-events-none fixed inset-x-0 top-14 z-(--z-toast) flex h-7 animate-fade-in items-center justify-center gap-2 bg-warn-soft px-4 text-xs font-medium text-warn-ink sm:text-sm">
      <RefreshCw aria-hidden="true" className="size-4 shrink-0 animate-breathe" />
      <span>{t('reconnecting')}</span>
    </p>
  )
}
