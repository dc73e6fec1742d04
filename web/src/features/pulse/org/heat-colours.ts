/** The grounds of the steps, from red to green; the number in a cell says the same. */
export const HEAT = {
  1: 'bg-heat-1',
  2: 'bg-heat-2',
  3: 'bg-heat-3',
  4: 'bg-heat-4',
  5: 'bg-heat-5',
} as const

/**
 * The grounds of results in words (PULSE-81): that of an average in the middle of their ratings, so that the map has one
 * scale of colours (PULSE-91). All high may be all 3: it never has the colour of the best.
 */
export const WORDS = {
  low: HEAT[1],
  'mostly-low': HEAT[2],
  // Of no side: the grey of averages about 3 would claim that the team is of one mind.
  split: 'border border-line-strong bg-raised',
  'mostly-high': HEAT[4],
  high: HEAT[4],
} as const

/** Stripes of the ground over the end of a cell: across its word they would run through the letters. */
export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_3px,color-mix(in_oklab,var(--color-surface)_70%,transparent)_3px_6px)] bg-size-[0.75rem_100%] bg-no-repeat sm:max-lg:bg-size-[0.5rem_100%] bg-right rtl:bg-left'

/** A word is less exact than the average that would have its colour: the end of its ground is hatched, but for split (PULSE-94). */
export function isHatched(verdict: keyof typeof WORDS): boolean {
  return verdict !== 'split'
}
