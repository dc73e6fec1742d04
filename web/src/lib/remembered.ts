import { useSyncExternalStore } from 'react'

/** Something small that this browser remembers for its person from one visit to the next. */
export interface Remembered {
  get: () => string | null
  set: (value: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Without storage (blocked, full, private mode) it is remembered until the page goes. */
export function remember(key: string): Remembered {
  const listeners = new Set<() => void>()
  let held: string | null | undefined
  return {
    get() {
      if (held === undefined) held = read(key)
      return held
    },
    set(value) {
      if (value === held) return
      held = value
      write(key, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useRemembered({ subscribe, get }: Remembered): string | null {
  return useSyncExternalStore(subscribe, get)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept in memory.
  }
}
