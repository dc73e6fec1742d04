import type { Actor } from '@retropulse/domain/board/actor'
import { setColumns } from '@retropulse/domain/board/rules/settings'
import type { BoardState, Column } from '@retropulse/domain/board/state'
import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'

/** A column that would go with notes on it: how many, and the column that they go to. */
export interface Leaving {
  readonly count: number
  /** What it will be called; empty for the one column without a name. */
  readonly to: string
}

/**
 * What saving the typed names would do to columns with notes, by their place; asked of the rule itself, so that the
 * page says what the server does. Null: it has to wait, since a vote runs.
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
  const context = { actor: { ...viewer, isFacilitator: true }, at: 0, editedByOthers: NOBODY }
  const decision = setColumns(board, { type: 'set-columns', columns: wanted }, context)
  if (!decision.ok) return decision.refusal === 'voting-running' ? null : new Map()
  const set = decision.events.find((event) => event.type === 'columns-set')
  if (set === undefined) return new Map()
  const counts = new Map<ColumnId, number>()
  for (const { columnId } of board.notes.values()) counts.set(columnId, (counts.get(columnId) ?? 0) + 1)
  return new Map(board.columns.flatMap(({ id }, at) => leavingAt(at, id, set, counts)))
}

const NOBODY: ReadonlySet<never> = new Set()

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
