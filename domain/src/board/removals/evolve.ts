import type { Evolutions } from '../evolution.ts'
import { UNDOABLE_REMOVALS_MAX } from '../limits.ts'
import type { RemovalEvent } from './commands-and-events.ts'

export const removalEvolutions: Evolutions<RemovalEvent> = {
  'content-removed': (state, { type: _type, ...removal }) => ({
    ...state,
    removals: [...state.removals, removal].slice(-UNDOABLE_REMOVALS_MAX),
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
