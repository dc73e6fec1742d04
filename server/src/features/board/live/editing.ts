import type { Editing } from '@retropulse/contract/board-room'
import type { Refused } from '@retropulse/contract/refusal'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import { type AuthorId, type ColumnId, isPseudonym, type NoteId } from '@retropulse/domain/kernel/ids'
import { createClusterMap, type ClusterMap } from './cluster-map.ts'

/** A note that is open in a participant's editor. */
export interface EditedNote {
  readonly noteId: NoteId
  /** The id that others are sent: for a note that is not on the board yet another than its own (TYPING-7). */
  readonly shownId: NoteId
  readonly columnId: ColumnId | null
  /** The editor's key in the list of people; null on an anonymous board. */
  readonly by: string | null
  readonly editor: AuthorId
  /** When the hold ends unless it is renewed, in milliseconds. */
  readonly until: number
}

/** The result of opening a note; `released`: shown ids of notes that were released for it. */
export type Opened =
  | { readonly ok: true; readonly released: readonly NoteId[] }
  | Refused<'note-being-edited' | 'board-full'>

/** Which participant has which note open on one board, in all processes; others cannot edit it (TYPING-3, TYPING-5). */
export interface EditingNotes {
  readonly clusterMap: ClusterMap<EditedNote>
  start(window: string, note: EditedNote, authorIds: readonly AuthorId[], now: number): Opened
  /** The shown id of the note if this window held it, else null. */
  stop(window: string, noteId: NoteId): NoteId | null
  /** The shown ids of the notes that a closing window releases. */
  stopAll(window: string): readonly NoteId[]
  /** The shown ids of the notes of this process whose holds ended without being renewed, once each. */
  takeExpired(now: number): readonly NoteId[]
  /**
   * The shown ids of the notes of this process that were released for newer ones of their editor in another process.
   */
  takeSurplus(now: number): readonly NoteId[]
  /** Ends all holds, of all processes, after a switch of author visibility (ANON-18). Returns the shown ids. */
  dropAll(): readonly NoteId[]
  heldByOthers(authorIds: readonly AuthorId[], now: number): ReadonlySet<NoteId>
  all(now: number): readonly EditedNote[]
  /** The typing indicator of a note, as a viewer may see it. */
  shownTo(note: EditedNote, state: NamingState, seesAuthors: boolean): Editing
}

/** The part of the board that decides whether an editor may be named. */
export type NamingState = Pick<BoardState, 'isAnonymous' | 'anonymityChanges' | 'notes' | 'trash'>

/**
 * Milliseconds after which a hold ends that is not renewed, so that a frozen window does not block a note (TYPING-4).
 */
export const EDITING_HOLD_MS = 30_000
/** Notes that one person has open at once (TYPING-8); a page opens one, and a person may use several devices. */
export const EDITING_PER_PERSON_MAX = 5
/** Notes open at once on one board (TYPING-8). */
export const EDITING_PER_BOARD_MAX = 500

export function createEditingNotes(): EditingNotes {
  const clusterMap = createClusterMap<EditedNote>()
  const windows = new Map<NoteId, string>()

  function current(now: number): readonly EditedNote[] {
    return [...clusterMap.all().values()].filter((note) => note.until > now)
  }

  function release(noteId: NoteId): readonly NoteId[] {
    const held = clusterMap.own.get(noteId)
    windows.delete(noteId)
    clusterMap.own.delete(noteId)
    return held === undefined ? [] : [held.shownId]
  }

  /**
   * The notes of a person renewed longest ago, in any process, released so that one more stays within the bound
   * (TYPING-8).
   */
  function surplusOf(authorIds: readonly AuthorId[], now: number): readonly NoteId[] {
    const byPerson = current(now).filter(({ editor }) => isAuthor(editor, { authorIds }))
    return byPerson
      .toSorted((one, other) => one.until - other.until)
      .slice(0, Math.max(0, byPerson.length - EDITING_PER_PERSON_MAX + 1))
      .map(({ noteId }) => noteId)
  }

  return {
    clusterMap,
    start(window, note, authorIds, now) {
      const held = clusterMap.all().get(note.noteId)
      const isOthers = held !== undefined && held.until > now && !isAuthor(held.editor, { authorIds })
      if (isOthers) return { ok: false, code: 'note-being-edited' }
      const before = clusterMap.own.get(note.noteId)
      if (before === undefined && clusterMap.all().size >= EDITING_PER_BOARD_MAX)
        return { ok: false, code: 'board-full' }
      const surplus = before === undefined ? surplusOf(authorIds, now).flatMap(release) : []
      const renamed = before === undefined || before.shownId === note.shownId ? [] : [before.shownId]
      windows.set(note.noteId, window)
      // Keeps the map in the order of renewal: the first note is the first to be released.
      clusterMap.own.delete(note.noteId)
      clusterMap.own.set(note.noteId, note)
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
      const expired = [...clusterMap.own.values()].filter((note) => note.until <= now)
      return expired.flatMap(({ noteId }) => release(noteId))
    },
    takeSurplus(now) {
      const counts = new Map<AuthorId, number>()
      const newestFirst = current(now).toSorted((one, other) => other.until - one.until)
      return newestFirst.flatMap(({ editor, noteId }) => {
        const count = (counts.get(editor) ?? 0) + 1
        counts.set(editor, count)
        return count > EDITING_PER_PERSON_MAX ? release(noteId) : []
      })
    },
    dropAll() {
      const shown = [...clusterMap.all().values()].map(({ shownId }) => shownId)
      windows.clear()
      clusterMap.clear()
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
 * False where naming the editor could name the author of a note without a name: authors are hidden, the note carries a
 * pseudonym, or author visibility was ever switched on this board (ANON-18). After a switch only the author's page
 * knows whether an unsent note was begun anonymously; other processes cannot know.
 */
function mayNameEditor({ noteId }: EditedNote, state: NamingState): boolean {
  if (state.isAnonymous || state.anonymityChanges > 0) return false
  const written = state.notes.get(noteId) ?? state.trash.notes.get(noteId)
  return written === undefined || !isPseudonym(written.by)
}
