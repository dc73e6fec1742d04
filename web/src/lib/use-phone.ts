import { useSyncExternalStore } from 'react'

const PHONE = '(width < 640px)'

/** Whether the window is as narrow as that of a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
