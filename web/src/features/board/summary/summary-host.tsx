import { useEffect, useRef, useState } from 'react'
import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'

const SummarySheet = deferred(async () => (await import('./summary-sheet.tsx')).SummarySheet)

/** Shows the summary when a facilitator shows it to everybody; each may close it for themselves. */
export function SummaryHost() {
  const isShown = useLive((view) => view.board.showSummary)
  const [isOpen, setOpen] = useState(false)
  const before = useRef(isShown)
  useEffect(() => {
    // What was shown before somebody came does not stand in their way.
    if (before.current !== isShown) setOpen(isShown)
    before.current = isShown
  }, [isShown])
  const close = () => setOpen(false)
  return isOpen ? <SummarySheet onClose={close} onFail={close} /> : null
}
