import type { UndoRules } from '../undo/act.ts'
import type { SummaryTextAct } from './commands-and-events.ts'

export const showingUndoRules: UndoRules<SummaryTextAct> = {
  'set-summary-text': {
    touched: ({ summaryText }) => summaryText,
    inverse: ({ summaryText }, command) => [{ ...command, text: summaryText ?? '' }],
  },
}
