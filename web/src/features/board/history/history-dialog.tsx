/** To be built. */
export function HistoryDialog(_props: { anchor: HTMLElement }) {
  return null
}
