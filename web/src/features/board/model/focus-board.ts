import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'

/** The focusable paper of a note that is drawn now. */
export function noteElement(noteId: NoteId): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-note="${CSS.escape(noteId)}"]`)
}

/** Puts the focus on a note; returns false when the note is not drawn. */
export function focusNote(noteId: NoteId): boolean {
  const element = noteElement(noteId)
  element?.focus({ preventScroll: false })
  return element !== null
}

/** Puts the focus on the button that adds a note to a column, which stands for a column without notes. */
export function focusAdd(columnId: ColumnId): void {
  document.querySelector<HTMLElement>(`[data-add="${CSS.escape(columnId)}"]`)?.focus()
}

/** Puts the focus on the tab of a column, where columns are tabs. */
export function focusTab(columnId: ColumnId): void {
  document.querySelector<HTMLElement>(`[data-tab-column="${CSS.escape(columnId)}"]`)?.focus()
}

/** Puts the focus on the button that opens a column's name for editing. */
export function focusRename(columnId: ColumnId): void {
  document.querySelector<HTMLElement>(`[data-rename="${CSS.escape(columnId)}"]`)?.focus()
}
