import type { BoardSettingsWish } from '@retropulse/contract/board-settings'
import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { columnsMax } from '@retropulse/domain/board/rules/settings'
import type { BoardState } from '@retropulse/domain/board/state'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { t } from './messages.ts'

/** What the dialog holds while somebody changes it. */
export interface TypedSettings {
  readonly name: string
  /** Always as many as there can be; an empty one is no column (board.md §5). */
  readonly columns: readonly string[]
  readonly isAnonymous: boolean
  readonly disableGifs: boolean
}

/** The settings of a board as they are. */
export function typedFrom(board: BoardState): TypedSettings {
  const { title, isAnonymous, disableGifs } = board
  return { name: title, columns: typedColumns(board), isAnonymous, disableGifs }
}

/** The columns' names, and an empty place for each further one that the board may have (D36). */
export function typedColumns(board: Pick<BoardState, 'columns' | 'isCompact'>): readonly string[] {
  const { columns } = board
  return Array.from({ length: columnsMax(board) }, (_, at) => columns[at]?.name ?? '')
}

/** `column-0` is what is wrong with the first column. */
export type SettingsField = 'name' | `column-${number}`

/** What is wrong beside which field; nothing when it may be saved. */
export function problemsOf({ name, columns }: TypedSettings): Partial<Record<SettingsField, string>> {
  const title = cleanLine(name)
  const wrong: Partial<Record<SettingsField, string>> = {}
  if (!hasContent(title)) wrong.name = t('nameEmpty')
  else if (title.length > TITLE_MAX) wrong.name = t('tooLong', { max: TITLE_MAX })
  for (const [at, column] of columns.entries())
    if (cleanLine(column).length > NAME_MAX) wrong[`column-${at}`] = t('tooLong', { max: NAME_MAX })
  return wrong
}

/** What has to be saved: what is another than before, so that it does not undo what others changed meanwhile. */
export function wishFrom(typed: TypedSettings, before: TypedSettings): BoardSettingsWish {
  const columns = typed.columns.map(cleanLine)
  const hasOtherColumns = columns.some((name, at) => name !== before.columns[at])
  return {
    ...(cleanLine(typed.name) !== before.name && { name: typed.name }),
    ...(hasOtherColumns && { columns }),
    ...(typed.isAnonymous !== before.isAnonymous && { isAnonymous: typed.isAnonymous }),
  }
}
