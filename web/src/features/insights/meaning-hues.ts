import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { columnHues } from '../../lib/column-hues.ts'
import type { ChartColour } from '../../ui/chart-colour.ts'

/** In the order in which they are listed. */
export const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']

/** The colour of a meaning, the same as on the board (INSIGHT-10); `other` is quiet. */
export function colourOfMeaning(meaning: ColumnMeaning): ChartColour {
  return meaning === 'other' ? 'quiet' : (columnHues([meaning])[0] ?? 'quiet')
}
