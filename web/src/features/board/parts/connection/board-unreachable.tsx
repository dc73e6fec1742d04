import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { PageState } from '../../../../ui/page-state.tsx'
import type { BoardSession } from '../../live/board-session.ts'
import { t as tBoard } from '../../model/messages.ts'
import { t } from './messages.ts'

/** Shown for a board without a copy on the device while the server is out of reach; it opens by itself (OFFLINE-11). */
export function BoardUnreachable({ session }: { session: BoardSession }) {
  usePageTitle(t('unreachable'))
  return (
    <PageState
      icon={<CloudOff />}
      title={t('unreachable')}
      text={t('unreachable.text')}
      action={
        <Button
          variant="primary"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={() => session.retry()}
        >
          {tBoard('offline.retry')}
        </Button>
      }
    />
  )
}
