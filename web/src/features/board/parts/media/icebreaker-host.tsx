import { useEffect, useSyncExternalStore } from 'react'
import { moodSheet } from '../../model/mood-sheet.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useShowing } from '../../model/use-showing.ts'
import { icebreakerSheet } from './icebreaker-notice.ts'

const IcebreakerSheet = lazyPart(async () => (await import('./icebreaker-sheet.tsx')).IcebreakerSheet)

/** Shows the question while it is asked; each participant may close it and open it again (ICE-6, ICE-8). */
export function IcebreakerHost() {
  const { showing, close, giveUp } = useShowing()
  const isAsked = useLive((view) => view.board.icebreakerQuestion !== null)
  const isPolling = useLive((view) => view.board.moodPoll === true)
  const mood = useSyncExternalStore(moodSheet.subscribe, moodSheet.get)
  const isOpenHere = useSyncExternalStore(icebreakerSheet.subscribe, icebreakerSheet.get) === 'open'
  useEffect(() => {
    if (!isAsked) icebreakerSheet.set(null)
  }, [isAsked])
  useEffect(() => () => icebreakerSheet.set(null), [])
  const isShown = showing?.kind === 'icebreaker'
  // One dialog at a time: the question of a running mood poll comes first.
  if (!isAsked || !(isShown || isOpenHere) || (isPolling && mood !== null)) return null
  const closeHere = (end: () => void) => () => {
    if (isShown) end()
    icebreakerSheet.set(null)
  }
  return <IcebreakerSheet onClose={closeHere(close)} onFail={closeHere(giveUp)} />
}
