import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { HeldPicture } from './held-picture.ts'
import { slotOf } from './landing.ts'

/**
 * Makes the note glow with which the held one would be grouped (GROUP-15), and hides the gap where it would land
 * otherwise. It sets attributes on elements, so that React renders nothing.
 */
export function createGlow(picture: Pick<HeldPicture, 'aim'>) {
  let glowing: HTMLElement | null = null
  const mark = (isOn: boolean) => {
    glowing?.toggleAttribute('data-aimed', isOn)
    glowing?.parentElement?.toggleAttribute('data-aiming', isOn)
  }
  return (noteId: NoteId | null): void => {
    mark(false)
    glowing = noteId === null ? null : slotOf(noteId)
    mark(true)
    picture.aim(noteId !== null)
  }
}
