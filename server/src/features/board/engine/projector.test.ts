import { asId, type AuthorId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { advanceCursor, type CursorTables } from '../../../platform/database/advance-cursor.ts'
import { eventually } from '../../../testing/eventually.ts'
import { teamInDatabase } from '../../../testing/team-in-database.ts'
import type { BoardProjection, PublicBoard } from './projector.ts'
import { createProjectionCursors } from '../store/projection-cursors.ts'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'
import { actorNamed, noteSaying, submit } from '../testing/submit.ts'
import { createBoardEngine } from './board-engine.ts'
import { createProjector } from './projector.ts'

let boards: BoardDatabase
let teamId: TeamId
beforeAll(async () => {
  boards = await openBoardDatabase()
  await boards.database.pool.query('CREATE TABLE seen (model text, board_id text, seq bigint, texts text)')
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  teamId = await teamInDatabase(boards.database.pool)
  // Each test sees only boards of its own.
  await boards.database.pool.query('UPDATE board SET team_id = NULL')
})

const lead = actorNamed('lead-0123456789abcdef', true)

/** A read model of the texts on each board, in a table. */
function textModel(model: string): BoardProjection & { readonly written: PublicBoard[] } {
  const written: PublicBoard[] = []
  return {
    name: model,
    written,
    async write(seen) {
      const db = boards.database.db.withTables<Pick<CursorTables, keyof CursorTables>>()
      await db.transaction().execute(async (transaction) => {
        const { id, seq, board } = seen
        if (!(await advanceCursor(transaction, { projection: model, subject: id, seq }))) return
        const texts = board.notes.values().map(({ text }) => text)
        // Before its rows, by which a test knows that it was written.
        written.push(seen)
        await boards.database.pool.query('DELETE FROM seen WHERE model = $1 AND board_id = $2', [model, id])
        await boards.database.pool.query('INSERT INTO seen VALUES ($1, $2, $3, $4)', [
          model,
          id,
          seq,
          texts.sort().join(),
        ])
      })
    },
  }
}

async function rowsOf(model: string): Promise<readonly unknown[]> {
  const { rows } = await boards.database.pool.query<{ board_id: string; seq: number; texts: string }>(
    'SELECT board_id, seq, texts FROM seen WHERE model = $1 ORDER BY board_id',
    [model],
  )
  return rows.map(({ board_id, seq, texts }) => [board_id, seq, texts])
}

/** A server process: an engine with a projector. */
function newProcess(...projections: readonly BoardProjection[]) {
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const engine = createBoardEngine({ log: boards.log, now: Date.now, onError })
  const projector = createProjector({
    engine,
    projectionCursors: createProjectionCursors(
      boards.database.db.withTables<Pick<CursorTables, keyof CursorTables>>(),
    ),
    pseudonymsOn: () => (author) => asId<AuthorId>(`~of-${author.length}`),
    onError,
  })
  for (const projection of projections) projector.add(projection)
  engine.onCommitted((board, _rows, origin) => {
    if (origin === 'here') projector.changed(board.id)
  })
  onTestFinished(async () => {
    await projector.close()
    await engine.close()
  })
  return {
    engine,
    projector,
    errors,
    async say(boardId: BoardId, ...texts: readonly string[]) {
      const board = (await engine.open(boardId))!
      for (const text of texts)
        expect(await submit(engine, board, noteSaying(text), { actor: lead })).toMatchObject({ ok: true })
      return board
    },
  }
}

describe('a read model that follows boards', () => {
  test('INSIGHT-23: follows them within moments, written once for many changes', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    const boardId = await boards.newBoard({ teamId })
    await here.say(boardId, 'a', 'b', 'c')
    await eventually(async () => expect(await rowsOf(model.name)).toEqual([[boardId, 4, 'a,b,c']]))
    expect(model.written.length).toBeLessThan(3)
    await here.say(boardId, 'd')
    await eventually(async () => expect(await rowsOf(model.name)).toEqual([[boardId, 5, 'a,b,c,d']]))
  })

  test('follows each of several boards', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    const [one, other] = [await boards.newBoard({ teamId }), await boards.newBoard({ teamId })]
    await here.say(one, 'a')
    await here.say(other, 'b')
    await eventually(async () =>
      expect(new Set(await rowsOf(model.name))).toEqual(
        new Set([
          [one, 2, 'a'],
          [other, 2, 'b'],
        ]),
      ),
    )
  })

  test('never gets boards without a team', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    const [alone, ofTeam] = [await boards.newBoard(), await boards.newBoard({ teamId })]
    await here.say(alone, 'a')
    await here.say(ofTeam, 'b')
    await eventually(async () => expect(await rowsOf(model.name)).toEqual([[ofTeam, 2, 'b']]))
    await here.projector.catchUp()
    expect(await rowsOf(model.name)).toHaveLength(1)
  })

  test('INSIGHT-23: gets a board as every participant may see it: masked, and without the ids of authors', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    const boardId = await boards.newBoard({ teamId })
    const board = await here.say(boardId, 'Secret tea')
    await submit(here.engine, board, { type: 'set-masking', on: true }, { actor: lead })
    await eventually(async () =>
      expect(await rowsOf(model.name)).toEqual([[boardId, 3, expect.stringMatching(/^[* ]+$/)]]),
    )
    const seen = JSON.stringify(model.written.at(-1)!.board.notes.values())
    expect(seen).toContain('~of-')
    expect(seen).not.toMatch(/Secret|lead-0123/)
  })
})

describe('a read model that is behind', () => {
  test('catches up after a restart', async () => {
    const model = textModel(nanoid())
    const before = newProcess(model)
    const boardId = await boards.newBoard({ teamId })
    await before.say(boardId, 'a')
    // The process ends at the moment when it was about to write.
    await before.projector.close()
    expect(await rowsOf(model.name)).toEqual([])
    await newProcess(model).projector.catchUp()
    expect(await rowsOf(model.name)).toEqual([[boardId, 2, 'a']])
  })

  test('is filled with the boards that were there before it, however many', async () => {
    const ids: BoardId[] = []
    for (let count = 0; count < 60; count += 1) ids.push(await boards.newBoard({ teamId }))
    const model = textModel(nanoid())
    await newProcess(model).projector.catchUp()
    expect(new Set(model.written.map(({ id }) => id))).toEqual(new Set(ids))
  })

  test('is not written when it is not behind', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    await here.say(await boards.newBoard({ teamId }), 'a')
    await here.projector.catchUp()
    await here.projector.catchUp()
    expect(model.written).toHaveLength(1)
  })

  test('is filled from the beginning under a new name', async () => {
    const [old, fresh] = [textModel(nanoid()), textModel(nanoid())]
    const boardId = await boards.newBoard({ teamId })
    await newProcess(old).projector.catchUp()
    await newProcess(old, fresh).projector.catchUp()
    expect([await rowsOf(old.name), await rowsOf(fresh.name)]).toEqual([
      [[boardId, 1, '']],
      [[boardId, 1, '']],
    ])
    expect(old.written).toHaveLength(1)
  })
})

describe('two processes', () => {
  test('never replace a newer state with an older one', async () => {
    const model = textModel(nanoid())
    const [slow, quick] = [newProcess(model), newProcess(model)]
    const boardId = await boards.newBoard({ teamId })
    await slow.say(boardId, 'a')
    await quick.say(boardId, 'b')
    await quick.projector.catchUp()
    expect(await rowsOf(model.name)).toEqual([[boardId, 3, 'a,b']])
    // The slow process does not know the other's note yet, and writes its own state.
    slow.projector.changed(boardId)
    await slow.projector.catchUp()
    await expect(eventually(async () => expect(model.written).toHaveLength(2), 1500)).rejects.toThrow(
      'length',
    )
    expect(await rowsOf(model.name)).toEqual([[boardId, 3, 'a,b']])
  })

  test('one catches up with what the other left undone', async () => {
    const model = textModel(nanoid())
    const [gone, left] = [newProcess(model), newProcess(model)]
    const boardId = await boards.newBoard({ teamId })
    await gone.say(boardId, 'a')
    await gone.projector.close()
    await left.projector.catchUp()
    expect(await rowsOf(model.name)).toEqual([[boardId, 2, 'a']])
  })
})

describe('a failure', () => {
  test('is logged, holds up nothing else, and is retried', async () => {
    const model = textModel(nanoid())
    let isBroken = true
    const broken: BoardProjection = {
      name: nanoid(),
      write: (seen) => (isBroken ? Promise.reject(new Error('broken')) : model.write(seen)),
    }
    const sound = textModel(nanoid())
    const here = newProcess(broken, sound)
    const ids = [await boards.newBoard({ teamId }), await boards.newBoard({ teamId })]
    await here.projector.catchUp()
    expect(here.errors.length).toBeGreaterThan(1)
    expect(await rowsOf(sound.name)).toHaveLength(2)
    isBroken = false
    await here.say(ids[0]!, 'a')
    await eventually(async () => expect(await rowsOf(model.name)).toEqual([[ids[0], 2, 'a']]))
  })

  test('a closed projector writes nothing', async () => {
    const model = textModel(nanoid())
    const here = newProcess(model)
    const boardId = await boards.newBoard({ teamId })
    await here.projector.close()
    here.projector.changed(boardId)
    await here.projector.catchUp()
    expect(model.written).toEqual([])
  })
})
