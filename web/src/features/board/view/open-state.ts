/** What is open, if anything; for parts of a page that are far apart. */
export interface OpenState<What extends string> {
  readonly get: () => What | null
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (what: What | null) => void
}

export function createOpenState<What extends string>(): OpenState<What> {
  const listeners = new Set<() => void>()
  let open: What | null = null
  return {
    get: () => open,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(what) {
      open = what
      for (const listener of listeners) listener()
    },
  }
}
