import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'

/** Milliseconds that a note is held over a tab before the tab opens. */
const DWELL = 350

/** On a phone, where columns are tabs, holding a note over a tab opens its column. */
export function createTabDwell(open: (columnId: ColumnId) => void) {
  let over: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    at({ x, y }: { x: number; y: number }): void {
      const tab = [...document.querySelectorAll<HTMLElement>('[data-tab-column]')].find((element) => {
        const { left, right, top, bottom } = (
          element.closest('[role="tab"]') ?? element
        ).getBoundingClientRect()
        return x >= left && x <= right && y >= top && y <= bottom
      })
      const columnId = tab?.dataset['tabColumn'] ?? null
      if (columnId === over) return
      over = columnId
      clearTimeout(timer)
      if (columnId !== null) timer = setTimeout(() => open(asId<ColumnId>(columnId)), DWELL)
    },
    stop(): void {
      over = null
      clearTimeout(timer)
    },
  }
}
