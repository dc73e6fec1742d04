/** To be built. */
export function UndoButtons() {
  return null
}
