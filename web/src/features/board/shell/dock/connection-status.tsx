import { clsx } from 'clsx'
import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sparkles from 'lucide-react/icons/sparkles'
import { t } from '../../model/messages.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { useDisconnectedNotice } from '../../model/disconnected-notice.ts'
import { type BoardStatus, useBoardStatus } from './board-status.ts'
import { ChipButton, StatusChip } from '../../parts/controls/status-chip.tsx'

/** Trouble with the connection, in words; absent while there is none, and while its dialog says so (CONN-8, CONN-9). */
export function ConnectionStatus() {
  const { session } = useBoardStore()
  const now = useBoardStatus()
  const isInDialog = useDisconnectedNotice()
  if (now.kind === 'none' || (now.kind === 'offline' && isInDialog)) return null
  return (
    <StatusChip
      icon={ICONS[now.kind]}
      // A page that connects again by itself asks for nothing.
      tone={now.kind === 'offline' ? 'alert' : 'calm'}
      iconClass={clsx('max-sm:block!', now.kind === 'reconnecting' && 'animate-breathe')}
    >
      <p className="min-w-0 pe-1.5 leading-tight">
        <span className="block truncate">{t(TITLES[now.kind])}</span>
        {now.kind !== 'outdated' && (
          <>
            <span className="sr-only">
              {now.unsaved > 0 && `${t('status.unsaved', { count: now.unsaved })}. `}
              {t(now.isDurable ? 'status.kept' : 'status.unkept')}
            </span>
            <span aria-hidden="true" className="block truncate text-xs font-normal">
              {shortText(now)}
            </span>
          </>
        )}
      </p>
      {now.kind === 'offline' && (
        <ChipButton label={t('offline.retry')} look="primary" onPress={() => session.retry()} />
      )}
      {now.kind === 'outdated' && (
        <ChipButton label={t('outdated.reload')} look="primary" onPress={() => location.reload()} />
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

/** How much is unsaved, and that it is not lost; short, so that it is never cut. */
function shortText({ unsaved, isDurable }: Extract<BoardStatus, { isDurable: boolean }>): string {
  if (unsaved > 0) return t(isDurable ? 'status.unsavedShort' : 'status.unsavedUnkept', { count: unsaved })
  return t(isDurable ? 'status.keptShort' : 'status.unkeptShort')
}
