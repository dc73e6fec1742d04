/** To be built. */
export function SummaryHost() {
  return null
}
