import { useEffect } from 'react'
import type { Undo } from './use-undo.ts'

/** Undo and redo from everywhere on the page except text fields, which have an undo of their own (UNDO-9). */
export function useUndoKeys({ undo, redo }: Undo): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = undoKey(event)
      if (input === null || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      if (input === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, redo])
}

/** True in a text field, which keeps its keys; an empty editor of a new note leaves them to the board (UNDO-9). */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null
}

const TYPED_IN = 'input, textarea:not([data-untouched]), select, [contenteditable="true"]'

/** Undo or redo for a key press, or null (UNDO-4). */
export function undoKey(
  press: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): 'undo' | 'redo' | null {
  if (press.altKey || press.ctrlKey === press.metaKey) return null
  // On keyboards of other scripts the place of the key counts.
  const key = /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() : press.code.slice(-1).toLowerCase()
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo'
  return key === 'y' && press.ctrlKey && !press.shiftKey ? 'redo' : null
}
