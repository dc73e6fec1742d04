import { timestampedUnsaved, UNSAVED_KEY, unsavedText } from '../../lib/unsaved-text.ts'

/** Removes the unsaved texts from this device that are too old; those of a former version get a time (SHELL-66). */
export function forgetOldUnsaved(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(UNSAVED_KEY))) {
      const stored = localStorage.getItem(key)
      const text = unsavedText(stored, now)
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, timestampedUnsaved(text, now, stored))
    }
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}
