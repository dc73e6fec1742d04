import { useSyncExternalStore } from 'react'

/** Below this width columns are tabs (BOARD-8). */
const NARROW = matching('(width < 640px)')
const MEDIUM = matching('(640px <= width < 1024px)')

export function useNarrow(): boolean {
  return useSyncExternalStore(...NARROW)
}

/** True where the tools of a facilitator fill the bar, and leave no room beside them. */
export function useMedium(): boolean {
  return useSyncExternalStore(...MEDIUM)
}

function matching(condition: string) {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return [subscribe, () => matchMedia(condition).matches] as const
}
