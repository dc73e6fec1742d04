/** Moods, averages and usual levels are shown with one decimal. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** The difference of two values as a reader computes it: from both with the one decimal that is shown. */
export function shownDifference(value: number, previous: number): number {
  return toTenth(toTenth(value) - toTenth(previous))
}
