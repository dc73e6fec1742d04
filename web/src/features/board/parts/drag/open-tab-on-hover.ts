import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Point } from './press.ts'

/** Milliseconds that a note is held over a tab before the tab opens. */
const TAB_DWELL = 350

/** Where columns are tabs (BOARD-8), opens a column when a note is held over its tab. */
export function createTabDwell(open: (columnId: ColumnId) => void) {
  let tabs: readonly { readonly id: string; readonly box: DOMRect }[] = []
  let over: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(id: string | null): void {
    if (id === over) return
    over = id
    clearTimeout(timer)
    if (id !== null) timer = setTimeout(() => open(asId<ColumnId>(id)), TAB_DWELL)
  }

  return {
    start(): void {
      tabs = [...document.querySelectorAll<HTMLElement>('[data-tab-column]')].map((tab) => ({
        id: tab.dataset['tabColumn'] ?? '',
        box: tab.getBoundingClientRect(),
      }))
    },
    at({ x, y }: Point): void {
      const tab = tabs.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
      enter(tab?.id ?? null)
    },
    stop: () => enter(null),
  }
}

/** Milliseconds over the middle of another note until a drop groups the two; a note that only passes over is moved. */
const NOTE_DWELL = 350

/** Calls `onSettle` when a note was held over the middle of another one long enough (GROUP-15). */
export function createNoteDwell(onSettle: (noteId: NoteId) => void) {
  let over: NoteId | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const at = (noteId: NoteId | null): void => {
    if (noteId === over) return
    over = noteId
    clearTimeout(timer)
    if (noteId !== null) timer = setTimeout(() => onSettle(noteId), NOTE_DWELL)
  }
  return { at, stop: () => at(null) }
}
