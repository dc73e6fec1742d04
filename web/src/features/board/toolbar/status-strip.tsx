import { clsx } from 'clsx'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lightbulb from 'lucide-react/icons/lightbulb'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '../messages.ts'
import { useBoardStore } from '../view/board-store.ts'
import type { BoardStatus } from './board-status.ts'
import { useBoardStatus } from './use-board-status.ts'

/** What is going on now, for everybody in the same place; nothing when nothing is, and nothing moves for it. */
export function StatusStrip() {
  const { session } = useBoardStore()
  const now = useBoardStatus()
  if (now.kind === 'none') return null
  const Icon = ICONS[now.kind]
  const isCalm = now.kind === 'brainstorm' || now.kind === 'outdated'
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className={clsx(
        'flex min-h-9 min-w-0 animate-fade-in items-center gap-2 rounded-md px-3 py-1 text-sm font-medium max-sm:gap-1.5 max-sm:px-2 max-sm:text-xs max-sm:leading-tight',
        isCalm ? 'bg-accent-soft text-accent-ink' : 'bg-warn-soft text-warn-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('size-4 shrink-0', now.kind === 'reconnecting' && 'animate-breathe')}
      />
      <p className="min-w-0 flex-1">
        {statusText(now)}
        {now.unsaved > 0 && (
          <span className="font-normal"> · {t('status.unsaved', { count: now.unsaved })}</span>
        )}
      </p>
      {now.kind === 'offline' && <Act label={t('offline.retry')} onPress={() => session.retry()} />}
      {now.kind === 'outdated' && <Act label={t('outdated.reload')} onPress={() => location.reload()} />}
    </div>
  )
}

const ICONS = { brainstorm: Lightbulb, outdated: Sparkles, reconnecting: RefreshCw, offline: CloudOff }

function Act({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="touch-target shrink-0 rounded-sm px-1 underline underline-offset-2"
    >
      {label}
    </button>
  )
}

function statusText(now: BoardStatus): string {
  switch (now.kind) {
    case 'reconnecting':
      return t(now.isKept ? 'status.reconnecting' : 'status.reconnectingUnkept')
    case 'offline':
      return t(now.isKept ? 'status.offline' : 'status.offlineUnkept')
    case 'outdated':
      return t('outdated.title')
    default:
      return t('status.brainstorm')
  }
}
