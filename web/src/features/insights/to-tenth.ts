/** Numbers are shown with one decimal. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
