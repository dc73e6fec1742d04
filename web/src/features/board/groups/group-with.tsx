import type { Note } from '@retropulse/domain/board/state'

/** To be built. */
export function GroupWith(_props: { note: Note; anchor: HTMLElement }) {
  return null
}
