import type { Trash } from '@retropulse/contract/board-history'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { isAuthor } from '@retropulse/domain/board/actor'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { asId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { BoardAt, LogRow } from '../ports.ts'
import { listenerOf, lookAsFacilitator, type ReadHistoryPorts } from './read-history.ts'
import { beforeAll, type Listener, retell } from './retell.ts'

/** Days for which what was deleted is offered for bringing back (D27). */
const TRASH_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Rows read at a time. */
const STEP_ROWS = 2000

export interface ReadTrashPorts extends ReadHistoryPorts {
  readonly trashReaders: TrashReaders
}

/** Readers of boards' trash, each as far as it has read: what it read once is not read again. */
export interface TrashReaders {
  of(boardId: BoardId, listener: Listener): TrashReader
}

export type TrashReader = ReturnType<typeof createTrashReader>

/** Readers kept in memory at most; the one that was used longest ago goes first. */
const READERS_MAX = 32

export function createTrashReaders(): TrashReaders {
  const readers = new Map<string, TrashReader>()
  return {
    of(boardId, listener) {
      const { viewer, isAnonymous } = listener
      const { seesAuthors, seesAssignees, authorIds } = viewer
      const key = JSON.stringify([boardId, isAnonymous, seesAuthors, seesAssignees, authorIds])
      const reader = readers.get(key) ?? createTrashReader(boardId, listener)
      readers.delete(key)
      readers.set(key, reader)
      const [oldest] = readers.keys()
      if (readers.size > READERS_MAX && oldest !== undefined) readers.delete(oldest)
      return reader
    },
  }
}

/** Notes that were deleted, for facilitators, each with the text that they were told of it last. */
export async function readTrash(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadTrashPorts,
): Promise<
  { readonly ok: true; readonly trash: Trash } | { readonly ok: false; readonly code: RefusalCode }
> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const { trash } = look.live.at.state
  if (trash.notes.size === 0) return { ok: true, trash: { notes: [] } }
  const reader = ports.trashReaders.of(boardId, listenerOf(look))
  let rows: readonly LogRow[] = []
  do {
    rows = await ports.log.loadRows(boardId, reader.seq(), STEP_ROWS)
    reader.read(rows)
  } while (rows.length === STEP_ROWS)
  // What its author took away while nobody else could read it is theirs alone to bring back (D8).
  const isOffered = ({ id }: { readonly id: string }): boolean => {
    const note = trash.notes.get(asId<NoteId>(id))
    return note?.isWithdrawn !== true || isAuthor(note.by, look.viewer)
  }
  const notes = reader.notes(ports.now() - TRASH_DAYS * DAY_MS).filter(isOffered)
  return { ok: true, trash: { notes } }
}

/**
 * Follows a board's log as its listener would have followed the board. What lies in the trash of their replica is what
 * they were told: a note that was deleted before it was revealed lies there in asterisks (D8).
 */
export function createTrashReader(boardId: BoardId, listener: Listener) {
  let place: BoardAt = beforeAll(boardId)
  let replica: BoardState = emptyBoard(boardId)
  const deletedAt = new Map<NoteId, number>()
  return {
    seq: () => place.seq,
    read(all: readonly LogRow[]): void {
      // Two requests may have read the same rows at once.
      const rows = all.filter(({ seq }) => seq > place.seq)
      if (rows.length === 0) return
      const { told, after } = retell(place, rows, listener)
      place = after
      for (const { at, events } of told) {
        replica = events.reduce(evolveView, replica)
        for (const event of events) if (event.type === 'note-deleted') deletedAt.set(event.noteId, at)
      }
    },
    /** Those deleted since a moment, the last one first. */
    notes(since: number): Trash['notes'] {
      return replica.trash.notes
        .values()
        .map(({ id, text, columnId }) => ({ id, text, columnId, at: deletedAt.get(id) ?? 0 }))
        .filter(({ at }) => at >= since)
        .sort((one, other) => other.at - one.at)
    },
  }
}
