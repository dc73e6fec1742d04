/** To be built. */
export function SortingPanel(_props: { anchor: HTMLElement }) {
  return null
}
