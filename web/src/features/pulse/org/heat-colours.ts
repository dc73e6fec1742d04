/** The grounds of the steps, from red to green; the number in a cell says the same. */
export const HEAT = {
  1: 'bg-heat-1',
  2: 'bg-heat-2',
  3: 'bg-heat-3',
  4: 'bg-heat-4',
  5: 'bg-heat-5',
} as const

/**
 * The edges of results in words, which have no average. High begins at 3, which as an average is neutral: its
 * edge is not the green of a good one.
 */
export const HEAT_EDGE = {
  1: 'inset-ring-2 inset-ring-heat-1',
  2: 'inset-ring-2 inset-ring-heat-2',
  3: 'inset-ring-2 inset-ring-heat-3',
  4: 'inset-ring-2 inset-ring-band-high',
} as const

/** The steps of results in words (PULSE-81). */
export const BAND_STEPS = { low: 1, 'mostly-low': 2, split: 3, 'mostly-high': 4, high: 4 } as const
