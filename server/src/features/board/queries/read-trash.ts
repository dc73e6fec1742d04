import type { Trash } from '@retropulse/contract/board-history'
import type { Refused } from '@retropulse/contract/refusal'
import { isAuthor } from '@retropulse/domain/board/actor'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardAt, LogRow } from '../engine/log.ts'
import { historyReaderOf, lookAsFacilitator, type ReadHistoryPorts } from './read-history.ts'
import { emptyBoardAt, type HistoryReader, replayRow } from './replay-history.ts'
import type { Steps } from '@retropulse/domain/kernel/text-in-steps'

/** Days for which a deleted note is offered for restoring (TRASH-5). */
const TRASH_DAYS = 30
/** Rows read at once. */
const STEP_ROWS = 2000

export interface ReadTrashPorts extends ReadHistoryPorts {
  readonly trashReaders: TrashReaders
}

/** Cached readers of the trash of boards: each continues where it stopped, so that no row is read twice. */
export interface TrashReaders {
  of(boardId: BoardId, listener: HistoryReader): TrashReader
}

export type TrashReader = ReturnType<typeof createTrashReader>

/** Readers in the cache at most; the one used longest ago is dropped first. */
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

/** Deleted notes, for facilitators, each with the last text that they could read (TRASH-5). */
export async function readTrash(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadTrashPorts,
): Promise<{ readonly ok: true; readonly trash: Trash } | Refused> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const { trash } = look.live.at.state
  if (trash.notes.size === 0) return { ok: true, trash: { notes: [] } }
  const reader = ports.trashReaders.of(boardId, historyReaderOf(look))
  let rows: readonly LogRow[] = []
  do {
    rows = await ports.log.loadRows(boardId, reader.seq(), STEP_ROWS)
    await ports.doInSteps(reader.read(rows))
  } while (rows.length === STEP_ROWS)
  // A note that its author deleted while it was hidden is offered to its author only (MASK-17).
  const isOffered = ({ id }: { readonly id: string }): boolean => {
    const note = trash.notes.get(asId<NoteId>(id))
    return note?.isWithdrawn !== true || isAuthor(note.by, look.viewer)
  }
  const notes = reader.notes(ports.now() - TRASH_DAYS * DAY_MS).filter(isOffered)
  return { ok: true, trash: { notes } }
}

/**
 * Follows the log of a board as its listener would have followed the board. The trash of that replica holds what the
 * listener could read: a note that was deleted before the reveal is there in asterisks (MASK-18).
 */
export function createTrashReader(boardId: BoardId, listener: HistoryReader) {
  let place: BoardAt = emptyBoardAt(boardId)
  let replica: BoardState = emptyBoard(boardId)
  const deletedAt = new Map<NoteId, number>()
  return {
    seq: () => place.seq,
    /** In steps, since each row that ends brainstorming shows all texts of the board (LIMIT-22). */
    *read(rows: readonly LogRow[]): Steps {
      for (const row of rows) {
        // Concurrent requests may read the same rows.
        if (row.seq <= place.seq) continue
        const { shown, after } = replayRow(place, row, listener)
        place = after
        replica = shown.events.reduce(evolveView, replica)
        for (const event of shown.events)
          if (event.type === 'note-deleted') deletedAt.set(event.noteId, shown.at)
        yield
      }
    },
    /** Notes deleted since a moment, the one deleted last first. */
    notes(since: number): Trash['notes'] {
      return replica.trash.notes
        .values()
        .map(({ id, text, columnId }) => ({ id, text, columnId, at: deletedAt.get(id) ?? 0 }))
        .filter(({ at }) => at >= since)
        .sort((one, other) => other.at - one.at)
    },
  }
}
