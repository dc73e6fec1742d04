import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { createContext, use } from 'react'

/** What is open over the board. `anchor` is the element that it stands beside and gives the focus back to. */
export type Overlay =
  | {
      readonly kind: 'menu' | 'reactions' | 'group-with'
      readonly noteId: NoteId
      readonly anchor: HTMLElement
    }
  | { readonly kind: 'comments'; readonly noteId: NoteId }
  | { readonly kind: 'share' | 'people' | Tool; readonly anchor: HTMLElement }
  | { readonly kind: 'keys'; readonly anchor: Element | null }

/** What a button of the bar opens. */
export type Tool =
  | 'tools'
  | 'voting'
  | 'timer'
  | 'mood'
  | 'sorting'
  | 'spotlight'
  | 'settings'
  | 'background'
  | 'summary'
  | 'results'
  | 'vote-results'
  | 'history'
  | 'help'

/** What may stay open beside the notes while people work. */
export type Panel = 'actions' | 'icebreaker' | 'gifs'

/** What can be done on the board from its buttons, keys and gestures; one object for the life of the board. */
export interface BoardActions {
  /** Opens an empty note on top of a column, ready to type; `after` is the one that was written just before it. */
  readonly add: (columnId: ColumnId, after?: NoteId) => void
  /** Opens a note in place, or says why that cannot be. */
  readonly edit: (noteId: NoteId) => void
  /** Closes the editor of a note, new or not; the focus then goes to the first of `heirs` there is, or to its column. */
  readonly closeEditor: (noteId: NoteId, columnId: ColumnId, heirs: readonly NoteId[] | 'leave-focus') => void
  /** Deletes a note, with a way back. */
  readonly remove: (noteId: NoteId) => void
  /** Moves a note to the top of a column. */
  readonly sendTo: (noteId: NoteId, columnId: ColumnId) => void
  readonly react: (noteId: NoteId, emoji: string, on: boolean) => void
  /** The note's paper was clicked: opens it where that can be. */
  readonly press: (noteId: NoteId) => void
  /** Opens the note's menu beside it. */
  readonly menu: (noteId: NoteId) => void
  /** Opens the choice of emoji beside the note. */
  readonly reactions: (noteId: NoteId) => void
  /** Opens a column's name for editing where it stands. */
  readonly rename: (columnId: ColumnId) => void
  /** Closes it again; the focus goes to what opens it. */
  readonly closeName: (columnId: ColumnId) => void
  readonly show: (overlay: Overlay) => void
  readonly hide: () => void
  /** Opens a panel beside the notes, or closes it when it is open. */
  readonly togglePanel: (panel: Panel) => void
  /** Brings a note into sight and puts the focus on it. */
  readonly goTo: (noteId: NoteId) => void
}

export const BoardActionsContext = createContext<BoardActions | null>(null)

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext)
  if (!actions) throw new Error('a part of the board needs a BoardActionsContext around it')
  return actions
}
