/** To be built. */
export function ActionToasts() {
  return null
}
