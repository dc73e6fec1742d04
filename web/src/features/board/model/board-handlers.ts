import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { createContext, use } from 'react'

/** What is open over the board. `anchor` is the element beside which it stands and to which the focus returns. */
export type Overlay =
  | {
      readonly kind: 'menu' | 'reactions' | 'group-with'
      readonly noteId: NoteId
      readonly anchor: HTMLElement
    }
  | { readonly kind: 'comments'; readonly noteId: NoteId }
  | { readonly kind: 'share' | 'people' | Exclude<Tool, 'tools'>; readonly anchor: HTMLElement }
  | { readonly kind: 'tools'; readonly anchor: HTMLElement; readonly columnId?: ColumnId | null }
  | { readonly kind: 'keys'; readonly anchor: Element | null }

/** What a button of the bar opens. */
export type Tool =
  | 'tools'
  | 'voting'
  | 'timer'
  | 'run'
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

/** What may stay open beside the notes while participants work. */
export type Panel = 'actions' | 'icebreaker' | 'gifs' | 'suggestions'

/** The acts that buttons, keys and gestures of the board call; one object for the life of the board. */
export interface BoardHandlers {
  /** Opens an editor for a new note at the top of a column; `after` is the note that was written just before it. */
  readonly add: (columnId: ColumnId, after?: NoteId) => void
  /** Opens a note for editing, or shows why that is not possible. */
  readonly edit: (noteId: NoteId) => void
  /** Closes the editor of a note; the focus then goes to the first of `focusTargets` on the board, or to the column. */
  readonly closeEditor: (
    noteId: NoteId,
    columnId: ColumnId,
    focusTargets: readonly NoteId[] | 'leave-focus',
  ) => void
  /** Deletes a note, and shows a toast that undoes that. */
  readonly remove: (noteId: NoteId) => void
  /** Moves a note to the top of a column. */
  readonly sendTo: (noteId: NoteId, columnId: ColumnId) => void
  readonly react: (noteId: NoteId, emoji: string, on: boolean) => void
  /** The paper of a note was clicked: opens the note for editing where possible. */
  readonly press: (noteId: NoteId) => void
  /** Opens the menu of a note beside it. */
  readonly menu: (noteId: NoteId) => void
  /** Opens the choice of emoji beside a note. */
  readonly reactions: (noteId: NoteId) => void
  /** Opens the name of a column for editing. */
  readonly rename: (columnId: ColumnId) => void
  /** Closes the name; the focus goes to the button that opens it. */
  readonly closeName: (columnId: ColumnId) => void
  readonly show: (overlay: Overlay) => void
  readonly hide: () => void
  /** Opens a panel beside the notes, or closes it when it is open. */
  readonly togglePanel: (panel: Panel) => void
  /** Opens the tab of a column, where columns are tabs; not while a text of the open one is being edited. */
  readonly openColumn: (columnId: ColumnId) => void
  /** Scrolls a note into view and puts the focus on it. */
  readonly goTo: (noteId: NoteId) => void
}

export const BoardHandlersContext = createContext<BoardHandlers | null>(null)

export function useBoardHandlers(): BoardHandlers {
  const handlers = use(BoardHandlersContext)
  if (!handlers) throw new Error('a part of the board needs a BoardHandlersContext around it')
  return handlers
}
