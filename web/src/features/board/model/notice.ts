/** A value outside of React, or null: set by one part of the page, and read by others far from it. */
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
