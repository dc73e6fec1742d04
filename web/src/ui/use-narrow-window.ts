import { useSyncExternalStore } from 'react'

/** True below the window width at which menus and popovers are sheets and submenus have no room. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(onNarrowChange, () => narrow.matches)
}

function onNarrowChange(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

const narrow = matchMedia('(width < 40rem)')
