/** To be built. */
export function SortingStatus() {
  return null
}
