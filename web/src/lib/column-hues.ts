import type { ColumnMeaning } from '@retropulse/domain/board/state'

/** A hue of the design system, as `data-hue` takes it. */
type Hue = 1 | 2 | 3 | 4 | 5

/** The same colour for the same meaning everywhere (D30): green is what went well, whatever it is called. */
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

/** A hue for each column by what it asks for; no two columns of a board share one. */
export function columnHues(meanings: readonly ColumnMeaning[]): readonly Hue[] {
  const hues: Hue[] = []
  // Colours that a later column has a better claim to are not given away as spare ones.
  const claimed = new Set(meanings.filter((meaning) => meaning !== 'other').map((meaning) => HUE_OF[meaning]))
  for (const meaning of meanings) {
    const own = HUE_OF[meaning]
    const isFree = (hue: Hue): boolean => !hues.includes(hue)
    const spare = SPARE.find((hue) => isFree(hue) && !claimed.has(hue)) ?? SPARE.find(isFree) ?? own
    hues.push(isFree(own) && (meaning !== 'other' || !claimed.has(own)) ? own : spare)
  }
  return hues
}
