/** To be built. */
export function BackgroundDialog(_props: { anchor: HTMLElement }) {
  return null
}
