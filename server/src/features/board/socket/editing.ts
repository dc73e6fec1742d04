import type { Editing } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { AuthorId, ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import { createGathered, type Gathered } from './gathered.ts'

/** A note in somebody's hands. */
export interface EditedNote {
  readonly noteId: NoteId
  readonly columnId: ColumnId | null
  /** The editor's key in the list of people; null on an anonymous board. */
  readonly by: string | null
  readonly editor: AuthorId
  /** When the hold ends unless it is renewed, in milliseconds. */
  readonly until: number
}

/** Who has which note open on one board, in all processes (board.md §4: such a note is nobody else's). */
export interface EditingNotes {
  readonly gathered: Gathered<EditedNote>
  /** False when somebody else has it. */
  start(window: string, note: EditedNote, authorIds: readonly AuthorId[], now: number): boolean
  /** True when it was this window's. */
  stop(window: string, noteId: NoteId): boolean
  /** The notes that a closing window lets go. */
  stopAll(window: string): readonly NoteId[]
  /** The notes of this process whose holds ended without being renewed, once each. */
  takeExpired(now: number): readonly NoteId[]
  heldByOthers(authorIds: readonly AuthorId[], now: number): ReadonlySet<NoteId>
  all(now: number): readonly EditedNote[]
}

/** Milliseconds after which a hold that nobody renews is over: a window that froze blocks nobody for long. */
export const EDITING_HOLD_MS = 30_000

export function createEditingNotes(): EditingNotes {
  const gathered = createGathered<EditedNote>()
  const windows = new Map<NoteId, string>()

  function current(now: number): readonly EditedNote[] {
    return [...gathered.all().values()].filter((note) => note.until > now)
  }

  function stop(window: string, noteId: NoteId): boolean {
    if (windows.get(noteId) !== window) return false
    windows.delete(noteId)
    gathered.own.delete(noteId)
    return true
  }

  return {
    gathered,
    start(window, note, authorIds, now) {
      const held = gathered.all().get(note.noteId)
      const isOthers = held !== undefined && held.until > now && !isAuthor(held.editor, { authorIds })
      if (isOthers) return false
      windows.set(note.noteId, window)
      gathered.own.set(note.noteId, note)
      return true
    },
    stop,
    stopAll(window) {
      const held = [...windows].filter(([, holder]) => holder === window).map(([noteId]) => noteId)
      return held.filter((noteId) => stop(window, noteId))
    },
    takeExpired(now) {
      const expired = [...gathered.own.values()].filter((note) => note.until <= now)
      for (const { noteId } of expired) {
        windows.delete(noteId)
        gathered.own.delete(noteId)
      }
      return expired.map((note) => note.noteId)
    },
    heldByOthers(authorIds, now) {
      const others = current(now).filter((note) => !isAuthor(note.editor, { authorIds }))
      return new Set(others.map((note) => note.noteId))
    },
    all: current,
  }
}

/** What a viewer is told: the name behind it only if they see authors (board.md §6). */
export function editingFor(note: EditedNote, seesAuthors: boolean): Editing {
  return { noteId: note.noteId, columnId: note.columnId, by: seesAuthors ? note.by : null }
}
