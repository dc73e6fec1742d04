/** The grounds of the steps, from red to green; the number in a cell says the same. */
export const HEAT = {
  1: 'bg-heat-1',
  2: 'bg-heat-2',
  3: 'bg-heat-3',
  4: 'bg-heat-4',
  5: 'bg-heat-5',
} as const

const LOW = 'bg-heat-1/35'
const HIGH = 'bg-band-high/35'

/** The grounds of results in words (PULSE-81): weaker than those of averages, in the colour of their square. */
export const WORDS = {
  low: LOW,
  'mostly-low': LOW,
  // Of no side: two grounds in one cell would look like a fault of the drawing.
  split: 'border border-line bg-raised',
  'mostly-high': HIGH,
  high: HIGH,
} as const
