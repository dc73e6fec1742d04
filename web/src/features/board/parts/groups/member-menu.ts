import type { NoteId } from '@retropulse/domain/kernel/ids'
import { noteElement } from '../../model/focus-board.ts'
import type { BoardHandlers } from '../../model/board-handlers.ts'

/** The `data-part` of the button that opens the menu of one note of a group, which tells it from the group's menu. */
export const MEMBER_MENU = 'member-menu'

/** True for the menu of one note of a group, the first one included. */
export function isMemberMenu(anchor: HTMLElement): boolean {
  return anchor.dataset['part'] === MEMBER_MENU
}

/**
 * Opens the menu of a note: the menu of the group for the group's first note, otherwise the menu of the note itself.
 */
export function openMenu(handlers: BoardHandlers, noteId: NoteId): void {
  const sheet = noteElement(noteId)
  if (!sheet?.matches('[data-member]')) return handlers.menu(noteId)
  return sheet.querySelector<HTMLElement>(`[data-part="${MEMBER_MENU}"]`)?.click()
}
