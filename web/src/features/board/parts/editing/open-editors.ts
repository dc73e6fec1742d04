import type { BoardState } from '@retropulse/domain/board/state'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import type { Draft, NoteDraft } from '../../live/session-view.ts'

/** A note that is being written and is not on the board yet. */
export interface NewNote {
  readonly noteId: NoteId
  readonly columnId: ColumnId
  readonly rank: Rank
  /** The note that was written just before it; it gets the focus when this one is closed empty (NOTE-3). */
  readonly after?: NoteId | undefined
}

/** The editors that were opened on this page; the typed texts are in the drafts of the session. */
export interface OpenedHere {
  readonly newNotes: readonly NewNote[]
  readonly notes: ReadonlySet<NoteId>
}

export const NOTHING_OPEN: OpenedHere = { newNotes: [], notes: new Set() }

export function openNew(opened: OpenedHere, note: NewNote): OpenedHere {
  return { ...opened, newNotes: [note, ...opened.newNotes] }
}

export function openNote(opened: OpenedHere, noteId: NoteId): OpenedHere {
  return { ...opened, notes: new Set([...opened.notes, noteId]) }
}

export function closeEditor(opened: OpenedHere, noteId: NoteId): OpenedHere {
  return {
    newNotes: opened.newNotes.filter((note) => note.noteId !== noteId),
    notes: new Set([...opened.notes].filter((id) => id !== noteId)),
  }
}

/** The editors of new notes, newest first: opened on this page, or with a draft of an earlier visit (NOTE-4). */
export function newNotesOf(opened: OpenedHere, drafts: readonly Draft[]): readonly NewNote[] {
  const known = new Set(opened.newNotes.map((note) => note.noteId))
  const left = noteDrafts(drafts).filter((draft) => draft.isNew && !known.has(draft.noteId))
  return [...opened.newNotes, ...left]
}

/** The notes with an open editor: opened on this page, or with a draft of an earlier visit. */
export function openNotesOf(opened: OpenedHere, drafts: readonly Draft[]): ReadonlySet<NoteId> {
  const left = noteDrafts(drafts).filter((draft) => !draft.isNew)
  return new Set([...opened.notes, ...left.map((draft) => draft.noteId)])
}

/** Drafts whose note or column is gone from the board (NOTE-6). */
export function strandedDrafts(
  board: Pick<BoardState, 'notes' | 'columns'>,
  drafts: readonly Draft[],
): readonly NoteDraft[] {
  return noteDrafts(drafts).filter((draft) =>
    draft.isNew
      ? board.columns.every((column) => column.id !== draft.columnId)
      : !board.notes.has(draft.noteId),
  )
}

/** The draft of a note. */
export function draftOf(drafts: readonly Draft[], noteId: NoteId): NoteDraft | undefined {
  return noteDrafts(drafts).find((draft) => draft.noteId === noteId)
}

function noteDrafts(drafts: readonly Draft[]): readonly NoteDraft[] {
  return drafts.filter((draft) => draft.kind === 'note')
}
