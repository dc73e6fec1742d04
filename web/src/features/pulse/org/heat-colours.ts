/**
 * The colours of the steps, from red to green; the number in a cell says the same. Low ones are strong and the others
 * pale, so that what needs help is seen first.
 */
export const HEAT = {
  1: 'bg-danger text-on-danger',
  2: 'bg-hue-strong text-on-hue-strong',
  3: 'bg-fill text-ink',
  4: 'bg-hue text-hue-ink',
  5: 'bg-hue-line text-hue-ink',
} as const

/** Sun, and Leaf. */
export const HEAT_HUE = {
  1: {},
  2: { 'data-hue': 1 },
  3: {},
  4: { 'data-hue': 2 },
  5: { 'data-hue': 2 },
} as const

/** The steps of results in words (PULSE-81). */
export const BAND_STEPS = { low: 1, 'mostly-low': 2, split: 3, 'mostly-high': 4, high: 4 } as const
