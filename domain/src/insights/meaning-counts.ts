import type { ColumnMeaning } from '../board/state.ts'

/** Notes in columns of each meaning, so that retros compare whatever the names of their columns are (INSIGHT-10). */
export type MeaningCounts = Readonly<Record<ColumnMeaning, number>>

export const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']

/** Counts of notes, added up by the meaning of their columns. */
export function countMeanings(
  columns: readonly { readonly meaning: ColumnMeaning; readonly cardsCount: number }[],
): MeaningCounts {
  const counts = { good: 0, bad: 0, idea: 0, question: 0, thanks: 0, other: 0 }
  for (const { meaning, cardsCount } of columns) counts[meaning] += cardsCount
  return counts
}

/** The meaning that occurs most, the earlier of `MEANINGS` where two occur equally often. */
export function commonMeaning(meanings: readonly ColumnMeaning[]): ColumnMeaning {
  const counts = countMeanings(meanings.map((meaning) => ({ meaning, cardsCount: 1 })))
  return MEANINGS.reduce((best, meaning) => (counts[meaning] > counts[best] ? meaning : best))
}
