import type { Editing } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import { type AuthorId, type ColumnId, isPseudonym, type NoteId } from '@retropulse/domain/kernel/ids'
import { createGathered, type Gathered } from './gathered.ts'

/** A note in somebody's hands. */
export interface EditedNote {
  readonly noteId: NoteId
  /** The id that others are told: of a note that is not on the board yet not its own, which they could take. */
  readonly shownId: NoteId
  readonly columnId: ColumnId | null
  /** The editor's key in the list of people; null on an anonymous board. */
  readonly by: string | null
  readonly editor: AuthorId
  /** When the hold ends unless it is renewed, in milliseconds. */
  readonly until: number
}

/** What came of opening a note; `released`: shown ids of notes that were let go for it. */
export type Opened =
  | { readonly ok: true; readonly released: readonly NoteId[] }
  | { readonly ok: false; readonly code: 'note-being-edited' | 'board-full' }

/** Who has which note open on one board, in all processes (board.md §4: such a note is nobody else's). */
export interface EditingNotes {
  readonly gathered: Gathered<EditedNote>
  start(window: string, note: EditedNote, authorIds: readonly AuthorId[], now: number): Opened
  /** The shown id of the note if it was this window's, else null. */
  stop(window: string, noteId: NoteId): NoteId | null
  /** The shown ids of the notes that a closing window lets go. */
  stopAll(window: string): readonly NoteId[]
  /** The shown ids of the notes of this process whose holds ended without being renewed, once each. */
  takeExpired(now: number): readonly NoteId[]
  /** Ends all holds, of all processes, when the board hides its authors or shows them (D9). Answers the shown ids. */
  dropAll(): readonly NoteId[]
  heldByOthers(authorIds: readonly AuthorId[], now: number): ReadonlySet<NoteId>
  all(now: number): readonly EditedNote[]
  /** What a viewer is told of a note in an editor. */
  shownTo(note: EditedNote, state: NamingState, seesAuthors: boolean): Editing
}

/** What decides on a board whether an editor may be named. */
export type NamingState = Pick<BoardState, 'isAnonymous' | 'anonymityChanges' | 'notes' | 'trash'>

/** Milliseconds after which a hold that nobody renews is over: a window that froze blocks nobody for long. */
export const EDITING_HOLD_MS = 30_000
/** Notes that one person has open at once; a page opens one, and a person may use several devices. */
export const EDITING_PER_PERSON_MAX = 5
/** Notes open at once on one board. */
export const EDITING_PER_BOARD_MAX = 500

export function createEditingNotes(): EditingNotes {
  const gathered = createGathered<EditedNote>()
  const windows = new Map<NoteId, string>()

  function current(now: number): readonly EditedNote[] {
    return [...gathered.all().values()].filter((note) => note.until > now)
  }

  function release(noteId: NoteId): readonly NoteId[] {
    const held = gathered.own.get(noteId)
    windows.delete(noteId)
    gathered.own.delete(noteId)
    return held === undefined ? [] : [held.shownId]
  }

  /** The oldest notes of a person that have to go so that one more stays within the bound. */
  function surplusOf(authorIds: readonly AuthorId[]): readonly NoteId[] {
    const theirs = [...gathered.own.values()].filter(({ editor }) => isAuthor(editor, { authorIds }))
    return theirs
      .slice(0, Math.max(0, theirs.length - EDITING_PER_PERSON_MAX + 1))
      .map(({ noteId }) => noteId)
  }

  return {
    gathered,
    start(window, note, authorIds, now) {
      const held = gathered.all().get(note.noteId)
      const isOthers = held !== undefined && held.until > now && !isAuthor(held.editor, { authorIds })
      if (isOthers) return { ok: false, code: 'note-being-edited' }
      const before = gathered.own.get(note.noteId)
      if (before === undefined && gathered.all().size >= EDITING_PER_BOARD_MAX)
        return { ok: false, code: 'board-full' }
      const surplus = before === undefined ? surplusOf(authorIds).flatMap(release) : []
      const renamed = before === undefined || before.shownId === note.shownId ? [] : [before.shownId]
      windows.set(note.noteId, window)
      // In the order in which they were renewed last: the first is the one to let go.
      gathered.own.delete(note.noteId)
      gathered.own.set(note.noteId, note)
      return { ok: true, released: [...surplus, ...renamed] }
    },
    stop(window, noteId) {
      return windows.get(noteId) === window ? (release(noteId)[0] ?? null) : null
    },
    stopAll(window) {
      const held = [...windows].filter(([, holder]) => holder === window).map(([noteId]) => noteId)
      return held.flatMap(release)
    },
    takeExpired(now) {
      const expired = [...gathered.own.values()].filter((note) => note.until <= now)
      return expired.flatMap(({ noteId }) => release(noteId))
    },
    dropAll() {
      const shown = [...gathered.all().values()].map(({ shownId }) => shownId)
      windows.clear()
      gathered.clear()
      return shown
    },
    heldByOthers(authorIds, now) {
      const others = current(now).filter((note) => !isAuthor(note.editor, { authorIds }))
      return new Set(others.map((note) => note.noteId))
    },
    all: current,
    shownTo(note, state, seesAuthors) {
      const mayName = seesAuthors && mayNameEditor(note, state)
      return { noteId: note.shownId, columnId: note.columnId, by: mayName ? note.by : null }
    },
  }
}

/**
 * False where the name behind a typing indicator could be the name behind a note without one: authors are hidden, the
 * note carries a pseudonym, or author visibility was switched on this board before. After a switch nobody but its author
 * knows under which anonymity an unsent note was begun, least of all another process (D9).
 */
function mayNameEditor({ noteId }: EditedNote, state: NamingState): boolean {
  if (state.isAnonymous || state.anonymityChanges > 0) return false
  const written = state.notes.get(noteId) ?? state.trash.notes.get(noteId)
  return written === undefined || !isPseudonym(written.by)
}
