import { useSyncExternalStore } from 'react'

/** Below this width columns are tabs (BOARD-8), and one sheet or panel is open at a time (BOARD-80). */
const NARROW = matching('(width < 640px)')

export const isNarrow = NARROW[1]

export function useNarrow(): boolean {
  return useSyncExternalStore(...NARROW)
}

function matching(condition: string) {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return [subscribe, () => matchMedia(condition).matches] as const
}
