import { useEffect } from 'react'
import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { useShowing } from '../view/use-showing.ts'
import { SummarySheet } from './summary-sheet.tsx'

/** The summary as one participant opens it; while it is shown to every participant, the shown sheet takes its place. */
export function SummaryDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardActions()
  const isShown = useShowing().showing?.kind === 'summary'
  useEffect(() => {
    if (isShown) hide()
  }, [isShown, hide])
  return isShown ? null : <SummarySheet onClose={() => closeTo(hide, () => anchor.focus())} />
}
