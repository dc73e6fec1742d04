import type { InsightLimit } from '@retropulse/contract/insights'
import type { Theme } from '@retropulse/domain/insights/themes'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { ThemedRetro } from './read-team-themes.ts'

export interface ThemesWanted {
  readonly teamId: TeamId
  readonly limit: InsightLimit
  /** Stands for all notes that are looked at: another one, and what is kept is of no use. */
  readonly state: string
}

type Themes = readonly Theme<ThemedRetro>[]

/** Themes that were found, for as long as the notes are the same. */
export interface KeptThemes {
  /** Those that are kept, or what `find` finds; who comes while it looks waits for the same. */
  themesAt(wanted: ThemesWanted, find: () => Promise<Themes>): Promise<Themes>
}

/** A page full of quotes each: about 100 kB. */
const KEPT_MAX = 100

export function createKeptThemes(max = KEPT_MAX): KeptThemes {
  const kept = new Map<string, { readonly state: string; readonly themes: Promise<Themes> }>()
  return {
    themesAt({ teamId, limit, state }, find) {
      const key = `${limit} ${teamId}`
      const known = kept.get(key)
      kept.delete(key)
      const entry = known?.state === state ? known : { state, themes: find() }
      // The one that was asked for last goes to the end; the first is let go.
      kept.set(key, entry)
      const [oldest] = kept.keys()
      if (kept.size > max && oldest !== undefined) kept.delete(oldest)
      entry.themes.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return entry.themes
    },
  }
}
