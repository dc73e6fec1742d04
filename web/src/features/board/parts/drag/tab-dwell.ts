import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import type { Point } from './press.ts'

/** Milliseconds that a note is held over a tab before the tab opens. */
const DWELL = 350

/** Where columns are tabs (BOARD-8), opens a column when a note is held over its tab. */
export function createTabDwell(open: (columnId: ColumnId) => void) {
  let tabs: readonly { readonly id: string; readonly box: DOMRect }[] = []
  let over: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(id: string | null): void {
    if (id === over) return
    over = id
    clearTimeout(timer)
    if (id !== null) timer = setTimeout(() => open(asId<ColumnId>(id)), DWELL)
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
