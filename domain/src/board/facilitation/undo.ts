import type { UndoRules } from '../undo/act.ts'
import type { FacilitationAct } from './commands-and-events.ts'

export const facilitationUndoRules: UndoRules<FacilitationAct> = {
  'set-spotlight': {
    touched: ({ showHighlight }) => showHighlight,
    inverse: ({ showHighlight }, command) => [{ ...command, author: showHighlight }],
  },
  'set-sorting': {
    touched: ({ sortBy }) => sortBy,
    inverse: ({ sortBy }, command) => [{ ...command, sortBy }],
  },
}
