import { useSyncExternalStore } from 'react'
import { createNotice } from './notice.ts'

/** True while the dialog about the lost connection is open, which has the button to try again (CONN-9). */
export const disconnectedNotice = createNotice<true>()

export function useDisconnectedNotice(): boolean {
  return useSyncExternalStore(disconnectedNotice.subscribe, disconnectedNotice.get) === true
}
