import { asId, type AuthorId, type BoardId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBoardEngine } from '../engine/board-engine.ts'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'
import { actorNamed, noteSaying, submit } from '../testing/submit.ts'
import { readPublicBoard } from './read-public-board.ts'

let boards: BoardDatabase
beforeAll(async () => {
  boards = await openBoardDatabase()
})
afterAll(() => boards.database.close())

const PSEUDONYM = asId<AuthorId>('a-pseudonym')
const pseudonymsOn = () => () => PSEUDONYM

/** The engine of a process that is not in step with the others. */
const engineOver = () => createBoardEngine({ log: boards.log, now: Date.now, onError: () => undefined })

test('LINK-7: what another process wrote a moment ago is read, and no author is named', async () => {
  const [here, there] = [engineOver(), engineOver()]
  const boardId = await boards.newBoard()
  const read = () => readPublicBoard(boardId, { engine: here, log: boards.log, pseudonymsOn })
  expect((await read())?.notes.size).toBe(0)
  const board = await there.open(boardId)
  const lead = actorNamed('lead-0123456789abcdef', true)
  expect(await submit(there, board!, noteSaying('said'), { actor: lead })).toMatchObject({ ok: true })
  const notes = [...(await read())!.notes.values()]
  expect(notes.map(({ text, by }) => [text, by])).toEqual([['said', PSEUDONYM]])
  // The board in memory is left to the engine.
  expect((await here.open(boardId))!.at.state.notes.size).toBe(0)
})

test('of a board that does not exist nothing is read', async () => {
  const ports = { engine: engineOver(), log: boards.log, pseudonymsOn }
  expect(await readPublicBoard(asId<BoardId>('no-such-board'), ports)).toBeNull()
})
