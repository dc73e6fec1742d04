import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '../messages.ts'
import { useBoardStore } from '../view/board-store.ts'
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
      wraps
      iconClass={now.kind === 'reconnecting' ? 'animate-breathe' : undefined}
    >
      <p className="flex min-w-0 flex-1 flex-col leading-tight lg:flex-row lg:gap-1.5">
        <span className="shrink-0">
          {t(TITLES[now.kind])}
          {now.unsaved > 0 && ` · ${t('status.unsaved', { count: now.unsaved })}`}
        </span>
        {now.kind !== 'outdated' && (
          <span className="min-w-0 font-normal max-lg:text-xs">
            {t(now.isKept ? 'status.kept' : 'status.unkept')}
          </span>
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
