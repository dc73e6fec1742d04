import { namedBoard } from '@retropulse/domain/board/testing/boards'
import type { Note } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CursorTables } from '../../../platform/database/advance-cursor.ts'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import { watchTurns } from '../../../testing/watch-turns.ts'
import { type BoardDatabase, openBoardDatabase } from '../../board/testing/board-database.ts'
import type { SearchTables } from '../store/tables.ts'
import { createSearchProjection } from './search-projection.ts'

let boards: BoardDatabase
beforeAll(async () => {
  boards = await openBoardDatabase()
})
afterAll(() => boards.database.close())

const NOTES = 600
/** The words of a few dozen notes: they are looked for and serialised in one turn of the event loop. */
const TURN_MAX = 300_000

function noteOf(at: number): readonly [NoteId, Note] {
  const id = asId<NoteId>(`note-${at}`)
  return [
    id,
    {
      id,
      columnId: asId<ColumnId>('c1'),
      rank: 'a0',
      text: Array.from({ length: 200 }, (_, word) => `word${at}x${word}`)
        .join(' ')
        .slice(0, 1900),
      by: asId<AuthorId>('someone'),
      at: 1,
      editedBy: null,
      reactions: [],
      comments: [],
      group: null,
      groupTitle: null,
      votes: 0,
    },
  ]
}

test('LIMIT-22: the texts of a board that was revealed are indexed in many turns of the event loop', async () => {
  const { database } = boards
  const teamId = await teamInDatabase(database.pool)
  const id = asId<BoardId>(await boards.newBoard({ teamId }))
  const empty = namedBoard()
  const board = {
    ...empty,
    notes: Array.from({ length: NOTES }, (_, at) => noteOf(at)).reduce(
      (all, [noteId, note]) => all.with(noteId, note),
      empty.notes,
    ),
  }
  const projection = createSearchProjection(
    database.db.withTables<Pick<SearchTables & CursorTables, keyof SearchTables | keyof CursorTables>>(),
  )
  const watch = watchTurns()
  await projection.write({ id, teamId, seq: 1, board, actionIds: [] })
  watch.stop()
  expect(watch.mostInTurn()).toBeLessThan(TURN_MAX)
  const { rows } = await database.pool.query(
    "SELECT count(*)::int FROM search_entry WHERE board_id = $1 AND kind = 'note'",
    [id],
  )
  expect(rows).toEqual([{ count: NOTES }])
})
