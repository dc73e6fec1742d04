import { useSyncExternalStore } from 'react'

/** board.md §9: below 640 px columns become tabs. */
const NARROW = '(width < 640px)'

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
