/** To be built. */
export function IcebreakerPanel() {
  return null
}
