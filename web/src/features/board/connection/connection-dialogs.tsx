import { useState } from 'react'
import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'

const DisconnectedDialog = deferred(
  async () => (await import('./disconnected-dialog.tsx')).DisconnectedDialog,
)
const OutdatedDialog = deferred(async () => (await import('./outdated-dialog.tsx')).OutdatedDialog)

/** What only a person can settle: the attempts are used up (D12), or the page is older than the server. */
export function ConnectionDialogs() {
  const status = useLive((view) => view.status)
  const refusal = useLive((view) => view.refusal)
  const [isPutAway, putAway] = useState(false)
  // Put away for this time only: the next loss of the connection is told again.
  if (isPutAway && status === 'live') putAway(false)
  const close = () => putAway(true)
  if (isPutAway) return null
  if (status === 'offline') return <DisconnectedDialog onClose={close} onFail={close} />
  if (status === 'refused' && refusal === 'outdated-client')
    return <OutdatedDialog onClose={close} onFail={close} />
  return null
}
