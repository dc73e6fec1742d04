import type { Evolutions } from '../evolution.ts'
import type { ShowingEvent } from './commands-and-events.ts'
import { withShowing } from './showings.ts'

export const showingEvolutions: Evolutions<ShowingEvent> = {
  'summary-shown': (state, { on }) => ({
    ...state,
    showSummary: on,
    showings: on ? withShowing(state.showings, 'summary') : state.showings,
  }),
  'summary-text-set': (state, { text }) => ({ ...state, summaryText: text }),
}
