import { clsx } from 'clsx'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lightbulb from 'lucide-react/icons/lightbulb'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { t } from '../messages.ts'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { type BoardStatus, boardStatus } from './board-status.ts'

/** What is going on now, for everybody in the same place; its place is there while nothing is (no jump). */
export function StatusStrip() {
  const { session } = useBoardStore()
  const status = useLive((view) => view.status)
  const attempts = useLive((view) => view.attempts)
  const board = useLive((view) => view.board)
  const pendingCount = useLive((view) => view.pendingCount)
  const isDurable = useLive((view) => view.isDurable)
  const now = boardStatus({ status, attempts, board, pendingCount, isDurable })
  if (now.kind === 'none') return null
  const Icon = ICONS[now.kind]
  const isApart = now.kind !== 'brainstorm'
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className={clsx(
        'flex min-h-9 min-w-0 animate-fade-in items-center gap-2 rounded-md px-3 py-1 text-sm font-medium max-sm:text-xs',
        isApart ? 'bg-warn-soft text-warn-ink' : 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-4 shrink-0', now.kind === 'reconnecting' && 'animate-breathe')}
      />
      <p className="min-w-0">
        {statusText(now)}
        {isApart && now.unsaved > 0 && (
          <span className="font-normal"> · {t('status.unsaved', { count: now.unsaved })}</span>
        )}
      </p>
      {now.kind === 'offline' && (
        <button
          type="button"
          onClick={() => session.retry()}
          className="shrink-0 rounded-sm px-1 underline underline-offset-2"
        >
          {t('offline.retry')}
        </button>
      )}
    </div>
  )
}

const ICONS = { brainstorm: Lightbulb, reconnecting: RefreshCw, offline: CloudOff }

function statusText(now: BoardStatus): string {
  if (now.kind === 'reconnecting') return t(now.isKept ? 'status.reconnecting' : 'status.reconnectingUnkept')
  if (now.kind === 'offline') return t(now.isKept ? 'status.offline' : 'status.offlineUnkept')
  return t('status.brainstorm')
}
