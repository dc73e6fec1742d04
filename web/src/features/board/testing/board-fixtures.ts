import type { Person } from '@retropulse/contract/board-room'
import { putNote } from '@retropulse/domain/board/notes/evolve'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import { emptyBoard } from '@retropulse/domain/board/state'
import { type AuthorId, asId, type BoardId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'

export const ME = asId<AuthorId>('me')
export const ANA = asId<AuthorId>('ana')

export const columnId = (id: string) => asId<ColumnId>(id)
export const noteId = (id: string) => asId<NoteId>(id)

export function aNote(id: string, column: string, rank: string, more: Partial<Note> = {}): Note {
  return {
    id: noteId(id),
    columnId: columnId(column),
    rank,
    text: `text of ${id}`,
    by: ANA,
    at: 0,
    editedBy: null,
    reactions: [],
    comments: [],
    group: null,
    groupTitle: null,
    votes: 0,
    ...more,
  }
}

/** A board from a drawing: for each column a list of note ids, top to bottom. */
export function aBoard(drawing: Readonly<Record<string, readonly string[]>>): BoardState {
  const notes: Note[] = []
  for (const [column, ids] of Object.entries(drawing)) {
    let rank: string | null = null
    for (const id of ids) {
      rank = rankBetween(rank, null)
      notes.push(aNote(id, column, rank))
    }
  }
  const columns = Object.keys(drawing).map((id) => ({
    id: columnId(id),
    name: id,
    meaning: 'other' as const,
  }))
  return withNotes({ ...emptyBoard(asId<BoardId>('b1')), columns }, ...notes)
}

export function withNotes(board: BoardState, ...notes: readonly Note[]): BoardState {
  return notes.reduce(putNote, board)
}

export function aPerson(key: string, name: string | null = key): Person {
  return { key, name, picture: null, isSignedIn: name !== null }
}
