import { useState } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'

const DisconnectedDialog = lazyPart(
  async () => (await import('./disconnected-dialog.tsx')).DisconnectedDialog,
)
const OutdatedDialog = lazyPart(async () => (await import('./outdated-dialog.tsx')).OutdatedDialog)

/** Dialogs that need the participant: the reconnect attempts are used up (CONN-9), the page is outdated (WIRE-11). */
export function ConnectionDialogs() {
  const status = useLive((view) => view.status)
  const refusal = useLive((view) => view.refusal)
  const [isPutAway, putAway] = useState(false)
  // Closed for this loss of the connection only: the next one opens the dialog again.
  if (isPutAway && status === 'live') putAway(false)
  const close = () => putAway(true)
  if (isPutAway) return null
  if (status === 'offline') return <DisconnectedDialog onClose={close} onFail={close} />
  if (status === 'refused' && refusal === 'outdated-client')
    return <OutdatedDialog onClose={close} onFail={close} />
  return null
}
