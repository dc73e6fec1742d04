import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '../messages.ts'
import { useBoardStore } from '../view/board-store.ts'
import type { BoardStatus } from './board-status.ts'
import { ChipButton, StatusChip } from './status-chip.tsx'
import { useBoardStatus } from './use-board-status.ts'

/** Trouble with the connection, in words; nothing while there is none (D12). */
export function ConnectionStatus() {
  const { session } = useBoardStore()
  const now = useBoardStatus()
  if (now.kind === 'none') return null
  return (
    <StatusChip
      icon={ICONS[now.kind]}
      tone={now.kind === 'outdated' ? 'calm' : 'alert'}
      iconClass={now.kind === 'reconnecting' ? 'animate-breathe' : undefined}
    >
      <p className="min-w-0 flex-1">
        {statusText(now)}
        {now.unsaved > 0 && (
          <span className="font-normal"> · {t('status.unsaved', { count: now.unsaved })}</span>
        )}
      </p>
      {now.kind === 'offline' && <ChipButton label={t('offline.retry')} onPress={() => session.retry()} />}
      {now.kind === 'outdated' && (
        <ChipButton label={t('outdated.reload')} onPress={() => location.reload()} />
      )}
    </StatusChip>
  )
}

const ICONS = { outdated: Sparkles, reconnecting: RefreshCw, offline: CloudOff }

function statusText(now: Exclude<BoardStatus, { kind: 'none' }>): string {
  switch (now.kind) {
    case 'reconnecting':
      return t(now.isKept ? 'status.reconnecting' : 'status.reconnectingUnkept')
    case 'offline':
      return t(now.isKept ? 'status.offline' : 'status.offlineUnkept')
    case 'outdated':
      return t('outdated.title')
  }
}
