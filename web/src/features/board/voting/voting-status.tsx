/** To be built. */
export function VotingStatus() {
  return null
}
