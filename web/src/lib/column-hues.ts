import type { ColumnMeaning } from '@retropulse/domain/board/state'

/** A hue of the design system, a value of `data-hue`. */
type Hue = 1 | 2 | 3 | 4 | 5

/** What a column looks like: its name, in the colour of its meaning. */
export interface ColumnLook {
  readonly name: string
  readonly meaning: ColumnMeaning
}

/** BOARD-10: each meaning has the same colour in every format. */
const HUE_OF: Readonly<Record<ColumnMeaning, Hue>> = {
  good: 2,
  bad: 5,
  idea: 3,
  question: 4,
  thanks: 1,
  other: 1,
}

/** Tried in this order for columns whose colour is taken. */
const SPARE: readonly Hue[] = [1, 4, 3, 5, 2]

/** A hue for each column by its meaning; no two columns of a board share one (BOARD-10). */
export function columnHues(meanings: readonly ColumnMeaning[]): readonly Hue[] {
  const hues: Hue[] = []
  // The colours of the meanings of later columns are not used as spare ones.
  const claimed = new Set(meanings.filter((meaning) => meaning !== 'other').map((meaning) => HUE_OF[meaning]))
  for (const meaning of meanings) {
    const own = HUE_OF[meaning]
    const isFree = (hue: Hue): boolean => !hues.includes(hue)
    const spare = SPARE.find((hue) => isFree(hue) && !claimed.has(hue)) ?? SPARE.find(isFree) ?? own
    hues.push(isFree(own) && (meaning !== 'other' || !claimed.has(own)) ? own : spare)
  }
  return hues
}
