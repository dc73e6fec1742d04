import { useEffect } from 'react'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useShowing } from '../../model/use-showing.ts'
import { SummarySheet } from './summary-sheet.tsx'

/** The summary that one participant opens; while it is shown to all, the dialog of the showing replaces it. */
export function SummaryDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardHandlers()
  const isShown = useShowing().showing?.kind === 'summary'
  useEffect(() => {
    if (isShown) hide()
  }, [isShown, hide])
  return isShown ? null : <SummarySheet onClose={() => closeTo(hide, () => anchor.focus())} />
}
