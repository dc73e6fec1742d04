/** To be built. */
export function SpotlightPanel(_props: { anchor: HTMLElement }) {
  return null
}
