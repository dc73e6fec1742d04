/** To be built. */
export function MoodPanel(_props: { anchor: HTMLElement }) {
  return null
}
