/** To be built. */
export function VotingPanel(_props: { anchor: HTMLElement }) {
  return null
}
