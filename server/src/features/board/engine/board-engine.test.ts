import type { CommandReply } from '@retropulse/contract/board-room'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BoardLog } from './log.ts'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'
import { actorNamed, noteSaying, submit } from '../testing/submit.ts'
import { createBoardEngine } from './board-engine.ts'
import type { LiveBoard } from './live-board.ts'

let boards: BoardDatabase

beforeAll(async () => {
  boards = await openBoardDatabase()
})
afterAll(() => boards.database.close())

function engineOver(log: BoardLog = boards.log, errors: unknown[] = []) {
  return createBoardEngine({ log, now: Date.now, onError: (error) => errors.push(error) })
}

async function opened(engine: ReturnType<typeof engineOver>, boardId: BoardId): Promise<LiveBoard> {
  const board = await engine.open(boardId)
  if (board === null) throw new Error('no board')
  return board
}

describe('group commit', () => {
  test('WIRE-15: an acknowledged command is in the log, under the sequence number of its answer', async () => {
    const engine = engineOver()
    const board = await opened(engine, await boards.newBoard())
    const ids = Array.from({ length: 200 }, () => nanoid(16))
    const replies = await Promise.all(ids.map((id) => submit(engine, board, noteSaying('text'), { id })))
    const rows = await boards.log.loadRows(board.id, 1)
    expect(rows.map((row) => row.commandId)).toEqual(ids)
    expect(replies).toEqual(rows.map((row) => ({ ok: true, seq: row.seq })))
  })

  test('commands that arrive during a commit form the next one: far fewer commits than commands', async () => {
    let commits = 0
    const engine = engineOver({
      ...boards.log,
      append(appends) {
        commits += 1
        return boards.log.append(appends)
      },
    })
    const board = await opened(engine, await boards.newBoard())
    await Promise.all(Array.from({ length: 300 }, () => submit(engine, board, noteSaying('text'))))
    expect(commits).toBeLessThan(30)
  })

  test('a board that rests after a commit batches later commands, and holds up no other board', async () => {
    const rested = new Set<BoardId>()
    const engine = createBoardEngine({
      log: boards.log,
      now: Date.now,
      onError: () => {},
      throttleMs: (boardId) => (rested.has(boardId) ? 200 : 0),
    })
    const heard: string[] = []
    engine.onCommitted((board, rows) => heard.push(`${board.id} ${rows.length}`))
    const crowded = await opened(engine, await boards.newBoard())
    const other = await opened(engine, await boards.newBoard())
    rested.add(crowded.id)
    await submit(engine, crowded, noteSaying('first'))
    const later = ['second', 'third'].map((text) => submit(engine, crowded, noteSaying(text)))
    await submit(engine, other, noteSaying('elsewhere'))
    expect(heard).toEqual([`${crowded.id} 1`, `${other.id} 1`])
    await Promise.all(later)
    expect(heard).toEqual([`${crowded.id} 1`, `${other.id} 1`, `${crowded.id} 2`])
    await engine.close()
  })

  test('WIRE-14: a repeated command is done once and answered with its sequence number each time', async () => {
    const engine = engineOver()
    const board = await opened(engine, await boards.newBoard())
    const command = noteSaying('once')
    const tries = Array.from({ length: 5 }, () => submit(engine, board, command, { id: 'the-same' }))
    expect(await Promise.all(tries)).toEqual(Array.from({ length: 5 }, () => ({ ok: true, seq: 2 })))
    const restarted = engineOver()
    const again = await opened(restarted, board.id)
    await restarted.sweep(() => false)
    expect(await submit(restarted, again, command, { id: 'the-same' })).toEqual({ ok: true, seq: 2 })
    expect(await boards.log.loadRows(board.id, 1)).toHaveLength(1)
  })

  test('WIRE-14: a repeated command is found in the log when the process has forgotten it', async () => {
    const engine = engineOver()
    const board = await opened(engine, await boards.newBoard())
    await submit(engine, board, noteSaying('once'), { id: 'forgotten' })
    board.done.clear()
    const [repeated, other] = await Promise.all([
      submit(engine, board, noteSaying('once more'), { id: 'forgotten' }),
      submit(engine, board, noteSaying('other')),
    ])
    expect(repeated).toEqual({ ok: true, seq: 2 })
    expect(other).toEqual({ ok: true, seq: 3 })
  })

  test('CONN-17, WIRE-14: a repeated command is not refused, however long ago it was done', async () => {
    const engine = engineOver()
    const board = await opened(engine, await boards.newBoard())
    const command = noteSaying('stored')
    expect(await submit(engine, board, command, { id: 'answer-lost' })).toEqual({ ok: true, seq: 2 })
    await boards.log.saveSnapshot(board.at)
    const restarted = engineOver()
    const again = await opened(restarted, board.id)
    expect(again.done.size).toBe(0)
    expect(await submit(restarted, again, command, { id: 'answer-lost' })).toEqual({ ok: true, seq: 2 })
    expect(await submit(restarted, again, command, { id: 'another' })).toEqual({
      ok: false,
      code: 'id-taken',
    })
  })

  test('WIRE-15: a refusal is answered with its code and leaves no row', async () => {
    const engine = engineOver()
    const board = await opened(engine, await boards.newBoard())
    const rename = { type: 'rename-board', title: 'Mine now' } as const
    expect(await submit(engine, board, rename)).toEqual({ ok: false, code: 'forbidden' })
    expect(await submit(engine, board, noteSaying('\u0000'))).toEqual({ ok: false, code: 'text-invalid' })
    expect(await submit(engine, board, rename, { actor: actorNamed('bo', true) })).toEqual({
      ok: true,
      seq: 2,
    })
  })

  test('WIRE-26: two processes that write one board lose and repeat nothing, and end with the same', async () => {
    const boardId = await boards.newBoard()
    const engines = [engineOver(), engineOver()]
    const live = await Promise.all(engines.map((engine) => opened(engine, boardId)))
    const writes = Array.from({ length: 120 }, (_, at) =>
      submit(engines[at % 2]!, live[at % 2]!, noteSaying(`note ${at}`, `note-${at}`)),
    )
    const replies = await Promise.all(writes)
    expect(replies.filter((reply: CommandReply) => !reply.ok)).toEqual([])
    await Promise.all(engines.map((engine) => engine.lookForMissed([boardId])))
    await expect.poll(() => live.map((board) => board.at.seq)).toEqual([121, 121])
    expect(live[0]!.at.state).toEqual(live[1]!.at.state)
    expect(live[0]!.at.state.notes.size).toBe(120)
  })

  test('WIRE-25: rows of another process are applied in order, and a gap is read from the log', async () => {
    const boardId = await boards.newBoard()
    const [writer, reader] = [engineOver(), engineOver()]
    const [written, read] = [await opened(writer, boardId), await opened(reader, boardId)]
    const heard: number[] = []
    reader.onCommitted((_board, rows, origin) =>
      heard.push(...rows.map((row) => row.seq), origin === 'here' ? -1 : 0),
    )
    for (let at = 0; at < 5; at += 1) await submit(writer, written, noteSaying(`note ${at}`))
    const rows = await boards.log.loadRows(boardId, 1)
    reader.receiveRows(boardId, rows.slice(3))
    await expect.poll(() => read.at.seq).toBe(6)
    reader.receiveRows(boardId, rows)
    expect(heard.filter((seq) => seq > 0)).toEqual([2, 3, 4, 5, 6])
    expect(heard).not.toContain(-1)
  })

  test('CONN-29: when the database fails nothing is acknowledged, and nothing is done twice afterwards', async () => {
    let isDown = true
    const errors: unknown[] = []
    const log: BoardLog = {
      ...boards.log,
      async append(appends) {
        // The worst case: the rows were written, but the answer was lost.
        const written = await boards.log.append(appends)
        if (isDown) throw new Error('connection lost')
        return written
      },
    }
    const engine = engineOver(log, errors)
    const board = await opened(engine, await boards.newBoard())
    const command = noteSaying('kept')
    expect(await submit(engine, board, command, { id: 'tried' })).toEqual({ ok: false, code: 'unavailable' })
    isDown = false
    expect(await submit(engine, board, command, { id: 'tried' })).toEqual({ ok: true, seq: 2 })
    expect(board.at.state.notes.size).toBe(1)
    expect(errors).toHaveLength(1)
  })

  test('WIRE-27: a board that is dropped from memory leaves a snapshot and opens again as it was', async () => {
    let time = 0
    const engine = createBoardEngine({ log: boards.log, now: () => time, onError: () => {} })
    const board = await opened(engine, await boards.newBoard())
    await Promise.all(Array.from({ length: 10 }, () => submit(engine, board, noteSaying('text'))))
    time = 120_000
    await engine.sweep(() => false)
    expect((await boards.log.loadSnapshot(board.id))?.seq).toBe(11)
    const again = await opened(engine, board.id)
    expect(again).not.toBe(board)
    expect(again.at).toEqual(board.at)
  })
})
