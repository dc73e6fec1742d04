/** True for a `/` that is neither typed into a field nor pressed while a dialog is open. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target
  if (!(target instanceof Element)) return true
  return target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') === null
}
