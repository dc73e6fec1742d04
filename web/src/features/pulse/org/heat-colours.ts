/** The grounds of the steps, from red to green; the number in a cell says the same. */
export const HEAT = {
  1: 'bg-heat-1',
  2: 'bg-heat-2',
  3: 'bg-heat-3',
  4: 'bg-heat-4',
  5: 'bg-heat-5',
} as const
