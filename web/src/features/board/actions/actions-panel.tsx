/** To be built. */
export function ActionsPanel() {
  return null
}
