/** Windows on a board from which on telling them is most of what a command costs. */
const CROWD = 80
const REST_MS_EACH = 0.025
const REST_MAX_MS = 5

/** About as long as telling so many takes: half of the time at most goes into one board. */
export function restFor(windows: number): number {
  return windows < CROWD ? 0 : Math.min(windows * REST_MS_EACH, REST_MAX_MS)
}
