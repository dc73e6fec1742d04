import { counted } from '../change-counts.ts'
import type { Evolutions } from '../evolution.ts'
import type { BoardState } from '../state.ts'
import type { FacilitationEvent } from './commands-and-events.ts'

export const facilitationEvolutions: Evolutions<FacilitationEvent> = {
  'masking-changed': (state, { on }) => ({
    ...state,
    isMasked: on,
    changes: counted(state.changes, 'maskings'),
  }),
  'spotlight-set': (state, { author }) => ({ ...state, showHighlight: author }),
  'sorting-set': (state, { sortBy }) => ({ ...state, sortBy }),
  'facilitation-given': (state, { to }) => {
    const { facilitators } = state
    return facilitators.includes(to) ? state : { ...state, facilitators: [...facilitators, to] }
  },
  'facilitation-taken': (state, { from }) => ({
    ...state,
    facilitators: state.facilitators.filter((author) => author !== from),
  }),
  /** Only one member stands in at a time: a second one replaces the first (LEAD-9). */
  'facilitation-taken-over': (state, { to, at }) => {
    const { facilitators } = endTakeOver(state)
    return {
      ...state,
      facilitators: to === null ? facilitators : [...facilitators, to],
      takeOver: { to, at },
    }
  },
  'take-over-ended': endTakeOver,
}

function endTakeOver(state: BoardState): BoardState {
  const { facilitators, takeOver: ended } = state
  return { ...state, facilitators: facilitators.filter((author) => author !== ended?.to), takeOver: null }
}
