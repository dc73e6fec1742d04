import { useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect } from 'react'
import { useIsReachable } from '../../lib/use-is-reachable.ts'
import { announce } from '../../ui/live-region.ts'
import { t } from '../messages.ts'

/**
 * Says that the server cannot be reached (teams.md §2), on every page but a board, which has a socket and a notice of its
 * own (D12). The page shows what it knew; what changed meanwhile is fetched once the server is back.
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
    <p className="pointer-events-none fixed inset-x-0 top-17 z-(--z-toast) flex justify-center px-4">
      <span className="flex animate-fade-in items-center gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm font-medium text-warn-ink shadow-floating">
        <RefreshCw aria-hidden="true" className="size-4 shrink-0 animate-breathe" />
        {t('reconnecting')}
      </span>
    </p>
  )
}
