import { createNotice } from './notice.ts'

/** The dialog of the mood poll that is open: the question on arrival, the question on demand, or the results. */
export const moodSheet = createNotice<'welcome' | 'question' | 'results'>()

export function closeMoodSheet(): void {
  moodSheet.set(null)
}

/** The id of the toast that thanks for an answer, so that a second answer replaces it. */
export const MOOD_THANKS = 'mood-thanks'
