/** To be built. */
export function GifSky() {
  return null
}
