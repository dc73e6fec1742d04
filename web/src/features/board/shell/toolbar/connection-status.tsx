import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '../../model/messages.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { type BoardStatus, useBoardStatus } from './board-status.ts'
import { ChipButton, StatusChip } from '../../parts/controls/status-chip.tsx'

/** Trouble with the connection, in words; absent while there is none (CONN-8). */
export function ConnectionStatus() {
  const { session } = useBoardStore()
  const now = useBoardStatus()
  if (now.kind === 'none') return null
  return (
    <StatusChip
      icon={ICONS[now.kind]}
      tone={now.kind === 'outdated' ? 'calm' : 'alert'}
      wraps
      iconClass={now.kind === 'reconnecting' ? 'animate-breathe' : undefined}
    >
      <p className="min-w-0 flex-1 leading-tight max-xl:text-xs">
        <span className="block">
          {t(TITLES[now.kind])}
          {now.unsaved > 0 && (
            <span className="max-xl:sr-only"> · {t('status.unsaved', { count: now.unsaved })}</span>
          )}
        </span>
        {now.kind !== 'outdated' && (
          <>
            <span className="block text-xs font-normal max-xl:sr-only">
              {t(now.isKept ? 'status.kept' : 'status.unkept')}
            </span>
            <span aria-hidden="true" className="block font-normal xl:hidden">
              {shortText(now)}
            </span>
          </>
        )}
      </p>
      {now.kind === 'offline' && <ChipButton label={t('offline.retry')} onPress={() => session.retry()} />}
      {now.kind === 'outdated' && (
        <ChipButton label={t('outdated.reload')} onPress={() => location.reload()} />
      )}
    </StatusChip>
  )
}

const TITLES = {
  outdated: 'outdated.title',
  reconnecting: 'status.reconnecting',
  offline: 'status.offline',
} as const

const ICONS = { outdated: Sparkles, reconnecting: RefreshCw, offline: CloudOff }

/** The short text for small windows: how much is unsaved, and that it is not lost. */
function shortText({ unsaved, isKept }: Extract<BoardStatus, { isKept: boolean }>): string {
  if (unsaved > 0) return t(isKept ? 'status.unsavedShort' : 'status.unsavedUnkept', { count: unsaved })
  return t(isKept ? 'status.keptShort' : 'status.unkeptShort')
}
