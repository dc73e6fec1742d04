/** To be built. */
export function VotingDialogs() {
  return null
}
