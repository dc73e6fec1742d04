import type { InsightLimit } from '@retropulse/contract/insights'
import type { RecurringTopic } from '@retropulse/domain/insights/recurring-topics'
import type { TeamId } from '@retropulse/domain/kernel/ids'

/** A retro of which a recurring topic has notes; `timestamp` in milliseconds since 1970. */
export interface RetroOfTopic {
  readonly id: string
  readonly name: string
  readonly timestamp: number
}

export interface TopicsWanted {
  readonly teamId: TeamId
  readonly limit: InsightLimit
  /** Identifies the notes that are compared: with another state a cached result is outdated. */
  readonly state: string
}

type Themes = readonly RecurringTopic<RetroOfTopic>[]

/**
 * TOPIC-8: a cache of topics, valid while the notes are the same. A search of many notes takes seconds of the
 * processor, and any member can request one, or change a note, again and again: searches run one after the other.
 */
export interface TopicCache {
  /**
   * Answers the cached topics, or what `find` finds; requests during a search wait for its result. A request whose
   * notes change while it waits gets the topics of the changed notes.
   */
  themesAt(wanted: TopicsWanted, find: () => Promise<Themes>): Promise<Themes>
}

/** Each entry is a page full of quotes, about 100 kB. */
const CACHED_MAX = 100

/** `onError`: a search failed, perhaps after all requests for it were answered without its result (TOPIC-5). */
export function createTopicCache(onError: (error: unknown) => void, max = CACHED_MAX): TopicCache {
  const cache = new Map<string, { readonly state: string; readonly themes: Promise<Themes> }>()
  /** Resolves when no search is running any more. */
  let turn: Promise<unknown> = Promise.resolve()

  function findInTurn(key: string, state: string, find: () => Promise<Themes>): Promise<Themes> {
    const found = turn.then(() => ((cache.get(key)?.state ?? state) === state ? find() : null))
    turn = found.catch(onError)
    // Outside of `turn`: a search for changed notes has a later turn, for which this one must not wait.
    return found.then((themes) => themes ?? cache.get(key)?.themes ?? findInTurn(key, state, find))
  }

  return {
    themesAt({ teamId, limit, state }, find) {
      const key = `${limit} ${teamId}`
      const known = cache.get(key)
      cache.delete(key)
      const entry = known?.state === state ? known : { state, themes: findInTurn(key, state, find) }
      // A Map keeps the order of insertion: the newest request goes to the end, and the first entry is evicted.
      cache.set(key, entry)
      const [oldest] = cache.keys()
      if (cache.size > max && oldest !== undefined) cache.delete(oldest)
      entry.themes.catch(() => {
        if (cache.get(key) === entry) cache.delete(key)
      })
      return entry.themes
    },
  }
}
