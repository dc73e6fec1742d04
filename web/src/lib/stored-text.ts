import { useSyncExternalStore } from 'react'

/** A short text that this browser remembers from one visit to the next. */
export interface StoredText {
  get: () => string | null
  set: (value: string) => void
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/** Without storage (blocked, full, private mode) the text is remembered as long as the page lives. */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>()
  let held: string | null | undefined
  const change = (value: string | null) => {
    if (value === held) return
    held = value
    write(key, value)
    for (const listener of listeners) listener()
  }
  return {
    get() {
      if (held === undefined) held = read(key)
      return held
    },
    set: change,
    forget: () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useRemembered({ subscribe, get }: StoredText): string | null {
  return useSyncExternalStore(subscribe, get)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value is still remembered in memory.
  }
}
