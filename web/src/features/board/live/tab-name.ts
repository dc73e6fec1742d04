import { nanoid } from 'nanoid'

/** The name of one session in one tab. */
export interface TabName {
  readonly tab: string
  /** The session that this tab had before, for example before a reload; null for a new tab. */
  readonly before: string | null
}

const KEY = 'retropulse-tab'

/** Names a session, and remembers the name for the next session of the same tab. */
export function nameTab(): TabName {
  const tab = nanoid(16)
  try {
    const before = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, tab)
    return { tab, before }
  } catch {
    // Without access to storage each session is that of a new tab.
    return { tab, before: null }
  }
}
