import type { FoundAction, FoundRetro, LeftOut } from './source.ts'

/** A retro with its action items, by keys that are the same where an action item goes on in another retro. */
export interface KeyedRetro {
  readonly retro: FoundRetro
  /** Sorts older retros before newer ones. */
  readonly age: string
  readonly keys: readonly string[]
}

/**
 * The retros, in the order given, with each action item once: in the newest of its retros, whose state is the latest
 * (MOVE-IN-3).
 */
export function withoutRepeatedActions(retros: readonly KeyedRetro[]): readonly FoundRetro[] {
  const seen = new Set<string>()
  const results = new Map<KeyedRetro, FoundRetro>()
  const newestFirst = retros.toSorted((one, other) =>
    one.age === other.age ? 0 : one.age < other.age ? 1 : -1,
  )
  for (const keyed of newestFirst) {
    const { retro, keys } = keyed
    const actions: FoundAction[] = []
    const leftOut: LeftOut[] = []
    for (const [at, action] of retro.actions.entries())
      if (seen.has(keys[at] ?? '')) leftOut.push({ reason: 'action-repeated', line: action.line })
      else actions.push(action)
    for (const key of keys) seen.add(key)
    results.set(keyed, { ...retro, actions, leftOut: [...retro.leftOut, ...leftOut] })
  }
  return retros.flatMap((keyed) => results.get(keyed) ?? [])
}
