import type { Evolutions } from '../evolution.ts'
import { REMOVALS_KEPT } from '../limits.ts'
import type { RemovalEvent } from './commands-and-events.ts'

export const removalEvolutions: Evolutions<RemovalEvent> = {
  'content-removed': (state, { type: _type, ...removal }) => ({
    ...state,
    removals: [...state.removals, removal].slice(-REMOVALS_KEPT),
  }),
  'content-restored': (state, event) => ({
    ...state,
    removals: state.removals.filter(({ removalId }) => removalId !== event.removalId),
  }),
  'person-removed': (state, { person }) => ({ ...state, removedPeople: [...state.removedPeople, person] }),
  'person-readmitted': (state, event) => ({
    ...state,
    removedPeople: state.removedPeople.filter((person) => person !== event.person),
  }),
}
