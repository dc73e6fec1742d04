/** One thing that counts right now, if any: set from wherever it happens, and looked at by parts of the page far from there. */
export interface Notice<Value> {
  readonly get: () => Value | null
  readonly set: (value: Value | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createNotice<Value>(): Notice<Value> {
  const listeners = new Set<() => void>()
  let current: Value | null = null
  return {
    get: () => current,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
