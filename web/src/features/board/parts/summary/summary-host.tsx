import { useSyncExternalStore } from 'react'
import { moodSheet } from '../../model/mood-sheet.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useShowing } from '../../model/use-showing.ts'

const SummarySheet = lazyPart(async () => (await import('./summary-sheet.tsx')).SummarySheet)

/** Opens the summary while a facilitator shows it; each participant may close it (SUMMARY-12, SUMMARY-14). */
export function SummaryHost() {
  const { showing, close, giveUp } = useShowing()
  const isPolling = useLive((view) => view.board.moodPoll === true)
  const sheet = useSyncExternalStore(moodSheet.subscribe, moodSheet.get)
  // One dialog at a time: the question of a running mood poll comes first.
  const isAsked = isPolling && sheet !== null
  if (showing?.kind !== 'summary' || isAsked) return null
  return <SummarySheet onClose={close} onFail={giveUp} />
}
