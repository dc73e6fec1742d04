import type { KeyPress } from '../../shell/keyboard/board-keys.ts'

/** Undo or redo for a key press, or null (UNDO-4). */
export function undoKey(
  press: KeyPress & { readonly shiftKey: boolean; readonly code: string },
): 'undo' | 'redo' | null {
  if (press.altKey || press.ctrlKey === press.metaKey) return null
  // On keyboards of other scripts the place of the key counts.
  const key = /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() : press.code.slice(-1).toLowerCase()
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo'
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : null
}
