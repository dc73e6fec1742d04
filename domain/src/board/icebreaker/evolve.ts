import type { Evolutions } from '../evolution.ts'
import { withShowing } from '../showings/showings.ts'
import type { IcebreakerEvent } from './commands-and-events.ts'

export const icebreakerEvolutions: Evolutions<IcebreakerEvent> = {
  /**
   * Another question is another showing, and so is another draw: both open again for participants who closed the
   * previous question (ICE-8).
   */
  'icebreaker-asked': (state, { question, drawn = [] }) => ({
    ...state,
    icebreakerQuestion: question,
    icebreakerDrawn: drawn,
    showings: withShowing(state.showings, 'icebreaker'),
  }),
  'icebreaker-ended': (state) => ({ ...state, icebreakerQuestion: null, icebreakerDrawn: [] }),
}
