import { leaderOf } from '@retropulse/domain/board/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { noteElement } from '../focus/focus-board.ts'
import type { BoardActions } from '../view/board-actions.ts'

/** The `data-part` of the button that opens the menu of one note of a group, apart from the group's. */
export const MEMBER_MENU = 'member-menu'

/** True for the menu of one note of a group, be it the first. */
export function isMemberMenu(anchor: HTMLElement): boolean {
  return anchor.dataset['part'] === MEMBER_MENU
}

/** Opens the menu of a note: of one under others its own, of a leading one the group's. */
export function openMenu(actions: BoardActions, noteId: NoteId): void {
  const sheet = noteElement(noteId)
  if (!sheet?.matches('[data-member]')) return actions.menu(noteId)
  return sheet.querySelector<HTMLElement>(`[data-part="${MEMBER_MENU}"]`)?.click()
}

/** The note whose card a note stands on. */
export function cardOf({ notes }: Pick<BoardState, 'notes'>, noteId: NoteId): Note | undefined {
  const note = notes.get(noteId)
  return note === undefined ? undefined : leaderOf(notes, note)
}
