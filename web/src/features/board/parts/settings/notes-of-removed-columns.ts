import type { Actor } from '@retropulse/domain/board/actor'
import { setColumns } from '@retropulse/domain/board/settings/decide'
import type { BoardState, Column } from '@retropulse/domain/board/state'
import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'

/** A column that would be removed with notes in it: how many, and where they would go. */
export interface Leaving {
  readonly count: number
  /** The name of the column that gets them; empty for the one column without a name (BOARD-15). */
  readonly to: string
}

/**
 * What saving the typed names would do to columns with notes, by their place (BOARD-16). It asks the rule itself, so
 * that the page says what the server does. Null: it has to wait, since a vote runs (BOARD-17).
 */
export function whereNotesGo(
  board: BoardState,
  typed: readonly string[],
  viewer: Actor,
): ReadonlyMap<number, Leaving> | null {
  const wanted = typed.map((name, at) => ({
    id: board.columns[at]?.id ?? asId<ColumnId>(`new-${at}`),
    name: cleanLine(name),
  }))
  const context = { actor: { ...viewer, isFacilitator: true }, at: 0, editedByOthers: NO_NOTES }
  const decision = setColumns(board, { type: 'set-columns', columns: wanted }, context)
  if (!decision.ok) return decision.refusal === 'voting-running' ? null : new Map()
  const set = decision.events.find((event) => event.type === 'columns-set')
  if (set === undefined) return new Map()
  const counts = new Map<ColumnId, number>()
  for (const { columnId } of board.notes.values()) counts.set(columnId, (counts.get(columnId) ?? 0) + 1)
  return new Map(board.columns.flatMap(({ id }, at) => leavingAt(at, id, set, counts)))
}

const NO_NOTES: ReadonlySet<never> = new Set()

function leavingAt(
  at: number,
  id: ColumnId,
  {
    columns,
    heirs,
  }: { readonly columns: readonly Column[]; readonly heirs: Readonly<Record<ColumnId, ColumnId>> },
  counts: ReadonlyMap<ColumnId, number>,
): readonly (readonly [number, Leaving])[] {
  const count = counts.get(id) ?? 0
  const heir = heirs[id]
  if (count === 0 || heir === undefined) return []
  return [[at, { count, to: columns.find((column) => column.id === heir)?.name ?? '' }]]
}
