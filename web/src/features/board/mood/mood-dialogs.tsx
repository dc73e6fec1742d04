import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announce } from '../../../ui/live-region.ts'
import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'
import { t } from './messages.ts'
import { closeMoodSheet, moodSheet } from './mood-sheet.ts'

const MoodQuestion = deferred(async () => (await import('./mood-question.tsx')).MoodQuestion)
const MoodResults = deferred(async () => (await import('./mood-results.tsx')).MoodResults)

/** Asks everybody who comes while a poll runs, and shows everybody its results when it ends (board.md §2, §4). */
export function MoodDialogs() {
  const moodPoll = useLive((view) => view.board.moodPoll)
  const showMood = useLive((view) => view.board.showMood)
  const open = useSyncExternalStore(moodSheet.subscribe, moodSheet.get)
  useOpening(moodPoll, showMood)
  const isAsked = open === 'question' || open === 'welcome'
  if (isAsked && moodPoll === true)
    return <MoodQuestion isWelcome={open === 'welcome'} onFail={closeMoodSheet} />
  return open === 'results' && moodPoll === false ? <MoodResults onFail={closeMoodSheet} /> : null
}

function useOpening(moodPoll: boolean | null, showMood: boolean): void {
  const before = useRef(moodPoll)
  useEffect(() => {
    // Also on arrival, and after the poll was resumed.
    if (moodPoll === true) moodSheet.set('welcome')
    if (before.current !== moodPoll && moodPoll !== null)
      announce(t(moodPoll ? 'hearStart' : 'hearEnd'), { key: 'mood' })
    before.current = moodPoll
  }, [moodPoll])
  const wasShown = useRef(showMood)
  useEffect(() => {
    // Results that were shown before somebody came do not stand in their way.
    if (showMood && !wasShown.current) moodSheet.set('results')
    if (!showMood && moodSheet.get() === 'results') moodSheet.set(null)
    wasShown.current = showMood
  }, [showMood])
  useEffect(() => closeMoodSheet, [])
}
