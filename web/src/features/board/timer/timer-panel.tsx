/** To be built. */
export function TimerPanel(_props: { anchor: HTMLElement }) {
  return null
}
