import { toneOf } from '@retropulse/domain/board/mood/mood'
import type { MoodTone } from '@retropulse/domain/board/mood/mood'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { columnHues } from '../../lib/column-hues.ts'
import type { ChartColour } from '../../ui/chart-colour.ts'
import type { Hue } from '../../ui/hue.ts'

/** In the order in which they are listed. */
export const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']

/** The colour of a meaning, the same as on the board (INSIGHT-10); `other` is quiet. */
export function colourOfMeaning(meaning: ColumnMeaning): ChartColour {
  return meaning === 'other' ? 'quiet' : (columnHues([meaning])[0] ?? 'quiet')
}

const TONES: Readonly<Record<MoodTone, Hue>> = { high: 2, middle: 1, low: 5 }

/** The colour of a mood (MOOD-30). */
export function hueOfMood(moodScore: number): Hue {
  return TONES[toneOf(moodScore)]
}
