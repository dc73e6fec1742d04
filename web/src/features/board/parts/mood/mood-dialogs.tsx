import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useShowing } from '../../model/use-showing.ts'
import { t } from './messages.ts'
import { closeMoodSheet, moodSheet } from '../../model/mood-sheet.ts'

const MoodQuestion = lazyPart(async () => (await import('./mood-question.tsx')).MoodQuestion)
const MoodResults = lazyPart(async () => (await import('./mood-results.tsx')).MoodResults)

/**
 * Asks participants while a poll runs (MOOD-8), and shows its results while a facilitator shows them (MOOD-5), or when
 * this participant opens them (MOOD-28).
 */
export function MoodDialogs() {
  const moodPoll = useLive((view) => view.board.moodPoll)
  const open = useSyncExternalStore(moodSheet.subscribe, moodSheet.get)
  const { showing, close, giveUp } = useShowing()
  useOpening(moodPoll)
  const isOtherShown = showing !== null && showing.kind !== 'mood'
  useEffect(() => {
    // One dialog at a time: what is shown to all replaces the results that this participant opened.
    if (isOtherShown && moodSheet.get() === 'results') closeMoodSheet()
  }, [isOtherShown])
  const isAsked = open === 'question' || open === 'welcome'
  if (isAsked && moodPoll === true)
    return <MoodQuestion isWelcome={open === 'welcome'} onFail={closeMoodSheet} />
  if (moodPoll !== false) return null
  const isShown = showing?.kind === 'mood'
  const closeResults = () => {
    if (isShown) close()
    closeMoodSheet()
  }
  const fail = () => {
    if (isShown) giveUp()
    closeMoodSheet()
  }
  return isShown || open === 'results' ? <MoodResults onClose={closeResults} onFail={fail} /> : null
}

function useOpening(moodPoll: boolean | null): void {
  const before = useRef(moodPoll)
  useEffect(() => {
    // Also on arrival, and after the poll was resumed. A participant may have asked for the question before this loaded.
    if (moodPoll === true && moodSheet.get() !== 'question') moodSheet.set('welcome')
    if (before.current !== moodPoll && moodPoll !== null)
      announce(t(moodPoll ? 'hearStart' : 'hearEnd'), { key: 'mood' })
    before.current = moodPoll
  }, [moodPoll])
  useEffect(() => closeMoodSheet, [])
}
