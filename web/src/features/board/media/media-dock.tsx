/** To be built. */
export function MediaDock() {
  return null
}
