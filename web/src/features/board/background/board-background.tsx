/** To be built. */
export function BoardBackground() {
  return null
}
