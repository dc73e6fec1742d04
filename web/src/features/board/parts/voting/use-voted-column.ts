import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { columnTitle } from '../../model/column-name.ts'
import { useLive } from '../../model/board-store.ts'

/** The column that is voted on, its name without the description; null when all columns are. */
export function useVotedColumn(): { readonly id: ColumnId; readonly name: string } | null {
  const column = useLive(({ board }) => board.columns.find(({ id }) => id === board.voting?.contentId))
  return column === undefined ? null : { id: column.id, name: columnTitle(column.name).name }
}
