import type { KeyPress } from './board-keys.ts'

/** Ctrl+Z, Cmd+Z; Ctrl+Shift+Z, Cmd+Shift+Z, Ctrl+Y: what a press asks for, or null. */
export function undoKey(
  press: KeyPress & { readonly shiftKey: boolean; readonly code: string },
): 'undo' | 'redo' | null {
  if (press.altKey || press.ctrlKey === press.metaKey) return null
  // Where the keys print other letters the places of the Latin ones count.
  const key = /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() : press.code.slice(-1).toLowerCase()
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo'
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : null
}
