import type { ColumnId } from '../../kernel/ids.ts'
import type { Column } from '../state.ts'

/** What can be undone. */
export type SettingsAct =
  | { readonly type: 'rename-column'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'rename-board'; readonly title: string }
  /** All columns from now on; those with an empty name are left out (BOARD-14). */
  | {
      readonly type: 'set-columns'
      readonly columns: readonly NamedColumn[]
      /** The columns as the sender saw them: refused where they are others by then (BOARD-21). */
      readonly shown?: readonly NamedColumn[]
    }
  | {
      readonly type: 'set-background'
      readonly theme: string | null
      readonly backgroundUrl: string | null
    }

type NamedColumn = Pick<Column, 'id' | 'name'>

export type SettingsCommand = SettingsAct | { readonly type: 'set-anonymous'; readonly on: boolean }

export type SettingsEvent =
  | {
      readonly type: 'board-created'
      readonly title: string
      readonly columns: readonly Column[]
      readonly isAnonymous: boolean
      /** Present on compact boards only, so that boards from before there were any read the same. */
      readonly isCompact?: true
      readonly at: number
    }
  | { readonly type: 'column-renamed'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'board-renamed'; readonly title: string }
  /** `heirs`: for each column that is gone, the column to which its notes in the trash come back. */
  | {
      readonly type: 'columns-set'
      readonly columns: readonly Column[]
      readonly heirs: Readonly<Record<ColumnId, ColumnId>>
    }
  | { readonly type: 'anonymity-changed'; readonly on: boolean }
  | {
      readonly type: 'background-set'
      readonly theme: string | null
      readonly backgroundUrl: string | null
    }
