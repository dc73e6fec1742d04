/** Where unsaved texts stand on the device. */
export const UNSAVED_KEY = 'unsaved/'

/** After a week a text is not meant any more; addresses of other people are kept no longer than that (SHELL-66). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** A text as it is kept. `at`: milliseconds since 1970. */
export function keptUnsaved(text: string, at: number): string {
  return JSON.stringify({ text, at })
}

/** The text of what is kept; null: there is none, or it is too old. One of a former version was kept without its time. */
export function unsavedText(kept: string | null, now: number): string | null {
  if (kept === null) return null
  const known = parsed(kept)
  if (known === null) return kept
  return now - known.at < KEPT_MS ? known.text : null
}

/** Removes the texts from this device that are too old; those of a former version get a time. */
export function forgetOldUnsaved(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(UNSAVED_KEY))) {
      const text = unsavedText(localStorage.getItem(key), now)
      if (text === null) localStorage.removeItem(key)
      else if (parsed(localStorage.getItem(key) ?? '') === null)
        localStorage.setItem(key, keptUnsaved(text, now))
    }
  } catch {
    // Storage is blocked, so that nothing was stored.
  }
}

function parsed(kept: string): { readonly text: string; readonly at: number } | null {
  try {
    const value: unknown = JSON.parse(kept)
    if (typeof value !== 'object' || value === null || !('text' in value) || !('at' in value)) return null
    const { text, at } = value
    return typeof text === 'string' && typeof at === 'number' ? { text, at } : null
  } catch {
    return null
  }
}
