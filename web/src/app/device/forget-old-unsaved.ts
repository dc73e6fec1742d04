import { keptUnsaved, UNSAVED_KEY, unsavedText } from '../../lib/unsaved-text.ts'

/** Removes the unsaved texts from this device that are too old; those of a former version get a time (SHELL-66). */
export function forgetOldUnsaved(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(UNSAVED_KEY))) {
      const kept = localStorage.getItem(key)
      const text = unsavedText(kept, now)
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, keptUnsaved(text, now, kept))
    }
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}
