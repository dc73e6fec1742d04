import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'

/** A column as it is drawn, with the elements that a drag reads every frame. */
export interface FoundColumn {
  readonly columnId: ColumnId
  readonly element: HTMLElement
  /** The element that scrolls the notes. */
  readonly box: HTMLElement
  readonly list: HTMLElement
  readonly left: number
  readonly right: number
}

/**
 * Finds the column below the pointer. It searches the page once and then remembers, since searching hundreds of notes
 * every frame makes a drag stutter; call `forget` when columns were added, removed or moved.
 */
export function createColumnFinder(board: HTMLElement) {
  let columns: readonly FoundColumn[] | null = null

  function find(): readonly FoundColumn[] {
    if (columns?.every(({ element }) => element.isConnected)) return columns
    columns = [...board.querySelectorAll<HTMLElement>('[data-column]')].flatMap((element) => {
      const box = element.querySelector<HTMLElement>('[data-scroll]')
      const list = element.querySelector<HTMLElement>('[data-list]')
      const { left, right } = element.getBoundingClientRect()
      const columnId = asId<ColumnId>(element.dataset['column'] ?? '')
      return box && list ? [{ columnId, element, box, list, left, right }] : []
    })
    return columns
  }

  return {
    forget(): void {
      columns = null
    },
    /** The column nearest to `x`, so that a drop between two columns has an effect too. */
    at(x: number): FoundColumn | null {
      let nearest: FoundColumn | null = null
      let least = Infinity
      for (const column of find()) {
        const distance = Math.max(column.left - x, x - column.right, 0)
        if (distance >= least) continue
        least = distance
        nearest = column
      }
      return nearest
    },
  }
}
