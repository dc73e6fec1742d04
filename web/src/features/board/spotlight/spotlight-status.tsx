/** To be built. */
export function SpotlightStatus() {
  return null
}
