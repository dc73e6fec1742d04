/** To be built. */
export function GifPanel() {
  return null
}
