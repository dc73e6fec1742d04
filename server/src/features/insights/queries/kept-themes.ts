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

/**
 * Themes that were found, for as long as the notes are the same. To find them takes seconds of the processor where notes are
 * many, and anybody may ask, and change a note, again and again: they are looked for one after the other.
 */
export interface KeptThemes {
  /**
   * Those that are kept, or what `find` finds; who comes while it looks waits for the same. Who waits for their turn while
   * the notes change is told of the notes as they are by then.
   */
  themesAt(wanted: ThemesWanted, find: () => Promise<Themes>): Promise<Themes>
}

/** A page full of quotes each: about 100 kB. */
const KEPT_MAX = 100

export function createKeptThemes(max = KEPT_MAX): KeptThemes {
  const kept = new Map<string, { readonly state: string; readonly themes: Promise<Themes> }>()
  /** Resolves when nobody looks any more. */
  let turn: Promise<unknown> = Promise.resolve()

  function findInTurn(key: string, state: string, find: () => Promise<Themes>): Promise<Themes> {
    const found = turn.then(() => ((kept.get(key)?.state ?? state) === state ? find() : null))
    turn = found.catch(() => undefined)
    // Outside of the turn, since what is wanted by now has a later one.
    return found.then((themes) => themes ?? kept.get(key)?.themes ?? findInTurn(key, state, find))
  }

  return {
    themesAt({ teamId, limit, state }, find) {
      const key = `${limit} ${teamId}`
      const known = kept.get(key)
      kept.delete(key)
      const entry = known?.state === state ? known : { state, themes: findInTurn(key, state, find) }
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
