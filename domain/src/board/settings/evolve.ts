import type { AuthorId, ColumnId } from '../../kernel/ids.ts'
import type { EventOf } from '../event.ts'
import type { BoardState, TrashedNote } from '../state.ts'

/** Notes in the trash are assigned to columns that still exist. */
export function setColumns(state: BoardState, { columns, heirs }: EventOf<'columns-set'>): BoardState {
  const rehomed = (note: TrashedNote): TrashedNote => {
    const heir = heirs[note.columnId]
    return heir === undefined ? note : { ...note, columnId: heir }
  }
  const { trash } = state
  return { ...state, columns, trash: { ...trash, notes: trash.notes.mapValues(rehomed) } }
}

export function renameColumn(state: BoardState, columnId: ColumnId, name: string): BoardState {
  const columns = state.columns.map((column) => (column.id === columnId ? { ...column, name } : column))
  return { ...state, columns }
}

export function giveFacilitation(state: BoardState, to: AuthorId): BoardState {
  const { facilitators } = state
  return facilitators.includes(to) ? state : { ...state, facilitators: [...facilitators, to] }
}

/** Only one member stands in at a time: a second one replaces the first (LEAD-9). */
export function takeOver(
  state: BoardState,
  { to, at }: Omit<EventOf<'facilitation-taken-over'>, 'type'>,
): BoardState {
  const { facilitators } = endTakeOver(state)
  return { ...state, facilitators: to === null ? facilitators : [...facilitators, to], takeOver: { to, at } }
}

export function endTakeOver(state: BoardState): BoardState {
  const { facilitators, takeOver: ended } = state
  return { ...state, facilitators: facilitators.filter((author) => author !== ended?.to), takeOver: null }
}

export function takeFacilitation(state: BoardState, from: AuthorId): BoardState {
  return { ...state, facilitators: state.facilitators.filter((author) => author !== from) }
}
