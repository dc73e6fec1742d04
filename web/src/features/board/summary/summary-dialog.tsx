import { closeTo } from '../overlay/close-to.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { SummarySheet } from './summary-sheet.tsx'

/** The summary as a facilitator opens it; while everybody is shown it, theirs is the same sheet. */
export function SummaryDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardActions()
  const isShown = useLive((view) => view.board.showSummary)
  return isShown ? null : <SummarySheet onClose={() => closeTo(hide, () => anchor.focus())} />
}
