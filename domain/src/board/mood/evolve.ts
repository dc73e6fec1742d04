import type { Evolutions } from '../evolution.ts'
import { withShowing } from '../showings/showings.ts'
import type { BoardState } from '../state.ts'
import type { MoodEvent } from './commands-and-events.ts'

export const moodEvolutions: Evolutions<MoodEvent> = {
  'mood-poll-started': (state) => ({
    ...state,
    moodPoll: true,
    moodRounds: state.moodRounds + 1,
    showMood: false,
  }),
  'mood-poll-ended': (state) => showMood({ ...state, moodPoll: false }, true),
  'mood-shown': (state, { on }) => showMood(state, on),
}

function showMood(state: BoardState, on: boolean): BoardState {
  return { ...state, showMood: on, showings: on ? withShowing(state.showings, 'mood') : state.showings }
}
