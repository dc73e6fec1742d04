/** True for a `/` that nobody is typing anywhere, nor pressing while something asks for an answer. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target
  if (!(target instanceof Element)) return true
  return target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') === null
}
