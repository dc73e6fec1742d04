/** To be built. */
export function SummaryDialog(_props: { anchor: HTMLElement }) {
  return null
}
