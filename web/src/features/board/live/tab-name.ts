import { nanoid } from 'nanoid'

/** One session in one tab. */
export interface TabName {
  readonly tab: string
  /** The session that this tab had before, perhaps before it was loaded anew; null for a new tab. */
  readonly before: string | null
}

const KEY = 'retropulse-tab'

/** Names a session, and remembers the name for the one after it in the same tab. */
export function nameTab(): TabName {
  const tab = nanoid(16)
  try {
    const before = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, tab)
    return { tab, before }
  } catch {
    // Storage is closed to this page: then it is a new tab each time.
    return { tab, before: null }
  }
}
