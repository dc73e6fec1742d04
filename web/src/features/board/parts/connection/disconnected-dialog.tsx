import { useLayoutEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { t as tBoard } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { disconnectedNotice } from '../../model/disconnected-notice.ts'
import { t } from './messages.ts'

/** All attempts to connect are used up; no draft is discarded (CONN-9). */
export function DisconnectedDialog({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  const isDurable = useLive((view) => view.isDurable)
  useLayoutEffect(() => {
    disconnectedNotice.set(true)
    return () => disconnectedNotice.set(null)
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('offlineTitle')}
      description={t(isDurable ? 'offlineText' : 'offlineUnkept')}
      closeLabel={tBoard('close')}
      footer={
        <Button variant="primary" onClick={() => session.retry()}>
          {tBoard('offline.retry')}
        </Button>
      }
    />
  )
}
