export interface AnswerCacheOptions {
  /** The clock, in milliseconds. */
  readonly now: () => number
  /** How long an answer is kept, in milliseconds; a minute unless given. */
  readonly lifetimeMs?: number
  /** Answers that are kept at once, the newest ones; 200 unless given. */
  readonly entriesMax?: number
}

export interface AnswerCache<Answer> {
  /**
   * The answer under this key, loaded unless it is known. Callers that ask for the same key at the same time share one
   * load. A failure reaches all of them and is not kept.
   */
  get(key: string, load: () => Promise<Answer>): Promise<Answer>
}

/** Keeps the answers of a service for a short while, so that many users who ask the same cost one request. */
export function createAnswerCache<Answer>(options: AnswerCacheOptions): AnswerCache<Answer> {
  const { now, lifetimeMs = 60_000, entriesMax = 200 } = options
  // A map keeps the order of insertion: the first entry is the oldest.
  const entries = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>()

  function forgetOld(): void {
    for (const [key, { until }] of entries) {
      if (until > now() && entries.size <= entriesMax) return
      entries.delete(key)
    }
  }

  return {
    get(key, load) {
      const known = entries.get(key)
      if (known !== undefined && known.until > now()) return known.answer
      const answer = load()
      const entry = { answer, until: now() + lifetimeMs }
      entries.delete(key)
      entries.set(key, entry)
      forgetOld()
      answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return answer
    },
  }
}
