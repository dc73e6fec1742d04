import { snapshotOf, SNAPSHOT_VERSION } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyBoard, type Note } from '@retropulse/domain/board/state'
import { boardCreated } from '@retropulse/domain/board/testing/boards'
import { evolve } from '@retropulse/domain/board/evolve'
import {
  asId,
  type AuthorId,
  type BoardId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { nanoid } from 'nanoid'
import type { TestApp } from './start-app.ts'

export interface FullBoardInput {
  /** A board of the team that the new one shall belong to. */
  readonly like: string
  /** The authors of the notes, in turns. */
  readonly authors: readonly string[]
  readonly notes: number
  readonly text: string
}

/**
 * Inserts a board as an earlier version of the server may have left it: with many long notes, some of them in groups,
 * some with comments. Returns its id.
 */
export async function insertFullBoard(
  app: TestApp,
  { like, authors, notes, text }: FullBoardInput,
): Promise<string> {
  const id = asId<BoardId>(nanoid(16))
  const made = new Map<NoteId, Note>()
  let rank = rankBetween(null, null)
  for (let count = 0; count < notes; count += 1) {
    const note = noteOf(count, authorAt(authors, count), text, rank, authors)
    made.set(note.id, note)
    rank = rankBetween(rank, null)
  }
  const state: BoardState = {
    ...evolve(emptyBoard(id), boardCreated(false)),
    columns: ['c1', 'c2', 'c3'].map((column) => ({
      id: asId<ColumnId>(column),
      name: column,
      meaning: 'other' as const,
    })),
    notes: [...made].reduce(
      (all, [noteId, note]) => all.with(noteId, note),
      PersistentMap.empty<NoteId, Note>(),
    ),
  }
  const { pool } = app.database
  const changed = JSON.stringify({ id, seq: 1, notes_count: notes })
  // At once: a job that read the board before its snapshot would keep an empty one in memory.
  await pool.query(
    `with made as (
      insert into board select (jsonb_populate_record(board, $2::jsonb)).* from board where id = $1 returning id)
    insert into board_snapshot (board_id, seq, version, state) select id, 1, $3, $4 from made`,
    [like, changed, SNAPSHOT_VERSION, JSON.stringify(snapshotOf(state))],
  )
  return id
}

function noteOf(count: number, by: AuthorId, text: string, rank: string, authors: readonly string[]): Note {
  const hasComment = count % 10 === 0
  const comment = {
    id: asId<CommentId>(`comment-${count}`),
    text: `Remark ${count}`,
    by: authorAt(authors, count + 1),
    at: 1,
    editedAt: null,
  }
  return {
    id: asId<NoteId>(`note-${count}`),
    columnId: asId<ColumnId>(`c${(count % 3) + 1}`),
    rank,
    text: `${count} ${text}`,
    by,
    at: 1,
    editedBy: null,
    reactions: [],
    comments: hasComment ? [comment] : [],
    group: count % 30 === 29 ? { into: asId<NoteId>(`note-${count - 3}`), place: 1 } : null,
    groupTitle: count % 30 === 26 ? `Group ${count}` : null,
    votes: 0,
  }
}

function authorAt(authors: readonly string[], count: number): AuthorId {
  return asId<AuthorId>(authors[count % authors.length] ?? '')
}
