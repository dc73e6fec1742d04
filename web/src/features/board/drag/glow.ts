import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { HeldPicture } from './held-picture.ts'
import { slotOf } from './landing.ts'

/**
 * Lets the note glow that the held one would be grouped with, and takes away the place between notes where it would
 * land else, without anything being drawn again.
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
