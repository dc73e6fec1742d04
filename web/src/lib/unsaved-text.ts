import { DAY_MS } from '@retropulse/domain/kernel/durations'

/** Where unsaved texts stand on the device. */
export const UNSAVED_KEY = 'unsaved/'

/** After a week a text is not meant any more; addresses of other people are kept no longer than that (SHELL-66). */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * A text as it is kept from now on, in milliseconds since 1970. What `before` holds already keeps its time: to be shown
 * again makes a text no younger.
 */
export function timestampedUnsaved(text: string, now: number, before: string | null = null): string {
  const isSame = before !== null && parsed(before)?.text === text && unsavedText(before, now) === text
  return isSame ? before : JSON.stringify({ text, at: now })
}

/** The text of what is kept; null: there is none, or it is too old. One of a former version was kept without its time. */
export function unsavedText(stored: string | null, now: number): string | null {
  if (stored === null) return null
  const known = parsed(stored)
  if (known === null) return stored
  // Also not one of a day to come: the clock was set back, and nothing says how old it is.
  return Math.abs(now - known.at) < MAX_AGE_MS ? known.text : null
}

function parsed(stored: string): { readonly text: string; readonly at: number } | null {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || !('text' in value) || !('at' in value)) return null
    const { text, at } = value
    return typeof text === 'string' && typeof at === 'number' ? { text, at } : null
  } catch {
    return null
  }
}
