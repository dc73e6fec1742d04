import type { BoardSettingsInput } from '@retropulse/contract/board-settings'
import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { columnsMax } from '@retropulse/domain/board/settings/decide'
import type { BoardState, Column } from '@retropulse/domain/board/state'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { t } from './messages.ts'

/** What the form holds while the facilitator changes it. */
export interface TypedSettings {
  readonly name: string
  /** The column names as typed, one for each input; an input left empty is no column (BOARD-14). */
  readonly columns: readonly string[]
  readonly isAnonymous: boolean
  readonly disableGifs: boolean
}

/** The settings of a board as they are. */
export function typedFrom(board: BoardState): TypedSettings {
  const { title, isAnonymous, disableGifs } = board
  return { name: title, columns: typedColumns(board), isAnonymous, disableGifs }
}

/** The names of the columns, and empty inputs up to the number that the board may have (BOARD-13). */
export function typedColumns(board: Pick<BoardState, 'columns' | 'isCompact'>): readonly string[] {
  const { columns } = board
  return Array.from({ length: columnsMax(board) }, (_, at) => columns[at]?.name ?? '')
}

/** `column-0` is the input of the first column. */
export type SettingsField = 'name' | `column-${number}`

/** The errors by field (BOARD-18); empty when the settings may be saved. */
export function problemsOf({ name, columns }: TypedSettings): Partial<Record<SettingsField, string>> {
  const title = cleanLine(name)
  const wrong: Partial<Record<SettingsField, string>> = {}
  if (!hasContent(title)) wrong.name = t('nameEmpty')
  else if (title.length > TITLE_MAX) wrong.name = t('tooLong', { max: TITLE_MAX })
  for (const [at, column] of columns.entries())
    if (cleanLine(column).length > NAME_MAX) wrong[`column-${at}`] = t('tooLong', { max: NAME_MAX })
  return wrong
}

/**
 * The inputs for columns once others have changed those that the form `shown`: the columns as they are now, with the
 * names that were typed for them. What was typed for a new column, or for one that is gone, comes behind them.
 */
export function retypedColumns(
  typed: readonly string[],
  shown: readonly Column[],
  board: Pick<BoardState, 'columns' | 'isCompact'>,
): readonly string[] {
  const isTyped = (at: number): boolean => cleanLine(typed[at] ?? '') !== (shown[at]?.name ?? '')
  const known = new Set(board.columns.map(({ id }) => id))
  const names = board.columns.map(({ id, name }) => {
    const at = shown.findIndex((column) => column.id === id)
    return at !== -1 && isTyped(at) ? (typed[at] ?? name) : name
  })
  const others = typed.filter((name, at) => {
    const column = shown[at]
    return isTyped(at) && hasContent(name) && (column === undefined || !known.has(column.id))
  })
  const all = [...names, ...others]
  return Array.from({ length: columnsMax(board) }, (_, at) => all[at] ?? '')
}

/** What Save sends: only what was changed (BOARD-20), and with columns those that the form has `shown` (BOARD-21). */
export function inputFrom(
  typed: TypedSettings,
  before: TypedSettings,
  shown: readonly Column[],
): BoardSettingsInput {
  const columns = typed.columns.map(cleanLine)
  const hasOtherColumns = columns.some((name, at) => name !== before.columns[at])
  return {
    ...(cleanLine(typed.name) !== before.name && { name: typed.name }),
    ...(hasOtherColumns && { columns, shownColumns: shown.map(({ id, name }) => ({ id, name })) }),
    ...(typed.isAnonymous !== before.isAnonymous && { isAnonymous: typed.isAnonymous }),
  }
}
