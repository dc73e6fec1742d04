import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type CommandId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardAppend, DuplicateCommand, type LogRow } from '../engine/log.ts'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'

let boards: BoardDatabase

beforeAll(async () => {
  boards = await openBoardDatabase()
})
afterAll(() => boards.database.close())

describe('the log of boards', () => {
  test('a new board begins with its creation', async () => {
    const boardId = await boards.newBoard()
    const rows = await boards.log.loadRows(boardId, 0)
    expect(rows.map((row) => [row.seq, row.events[0]?.type])).toEqual([[1, 'board-created']])
    expect(await boards.log.loadSnapshot(boardId)).toEqual({
      teamId: null,
      seq: 0,
      state: emptyBoard(boardId),
    })
  })

  test('an unknown board has no snapshot', async () => {
    expect(await boards.log.loadSnapshot(asId<BoardId>('nowhere'))).toBeNull()
  })

  test('one append writes rows of several boards and moves each to its end', async () => {
    const [one, other] = [await boards.newBoard(), await boards.newBoard()]
    const written = await boards.log.append([appendTo(one, 1, 2), appendTo(other, 1, 3)])
    expect(written).toEqual(new Set([one, other]))
    expect(await boards.log.headsOf([one, other])).toEqual(
      new Map([
        [one, 3],
        [other, 4],
      ]),
    )
    expect((await boards.log.loadRows(other, 2)).map((row) => row.seq)).toEqual([3, 4])
  })

  test('a board whose log has moved on is left out whole, the others are written', async () => {
    const [moved, other] = [await boards.newBoard(), await boards.newBoard()]
    await boards.log.append([appendTo(moved, 1, 1)])
    const written = await boards.log.append([appendTo(moved, 1, 2), appendTo(other, 1, 1)])
    expect(written).toEqual(new Set([other]))
    expect((await boards.log.loadRows(moved, 0)).map((row) => row.seq)).toEqual([1, 2])
  })

  test('of many appends at the same sequence number one is written, and nothing of the others', async () => {
    const boardId = await boards.newBoard()
    const tries = Array.from({ length: 20 }, () => boards.log.append([appendTo(boardId, 1, 2)]))
    const written = (await Promise.all(tries)).filter((ids) => ids.has(boardId))
    expect(written).toHaveLength(1)
    expect((await boards.log.loadRows(boardId, 1)).map((row) => row.seq)).toEqual([2, 3])
  })

  test('appends to the same boards in opposite orders never deadlock', async () => {
    const ids = [await boards.newBoard(), await boards.newBoard(), await boards.newBoard()]
    const heads = new Map(ids.map((id) => [id, 1]))
    for (let round = 0; round < 20; round += 1) {
      const appends = ids.map((id) => appendTo(id, heads.get(id) ?? 0, 1))
      await Promise.all([boards.log.append(appends), boards.log.append(appends.map(withNewIds).toReversed())])
      for (const [id, head] of await boards.log.headsOf(ids)) heads.set(id, head)
    }
    expect([...heads.values()]).toEqual([21, 21, 21])
  })

  test('WIRE-14: a command that is in the log already writes nothing at all, and can be found', async () => {
    const [boardId, other] = [await boards.newBoard(), await boards.newBoard()]
    const first = appendTo(boardId, 1, 1)
    await boards.log.append([first])
    const repeated: BoardAppend = { ...first, base: 2, rows: first.rows.map((row) => ({ ...row, seq: 3 })) }
    await expect(boards.log.append([appendTo(other, 1, 1), repeated])).rejects.toBeInstanceOf(
      DuplicateCommand,
    )
    expect(await boards.log.headsOf([boardId, other])).toEqual(
      new Map([
        [boardId, 2],
        [other, 1],
      ]),
    )
    const id = first.rows[0]!.commandId
    expect(await boards.log.findCommands(boardId, [id, asId<CommandId>('never')])).toEqual(new Map([[id, 2]]))
  })

  test('texts are read as they were written: quotes, backslashes, line breaks, every plane', async () => {
    const boardId = await boards.newBoard()
    const text = '"\\" \' $1 {}\n\t👩‍👩‍👧‍👦 ﷽ \u{10FFFF} \u0301\u0301'
    await boards.log.append([appendTo(boardId, 1, 1, text)])
    expect((await boards.log.loadRows(boardId, 1))[0]?.events).toEqual([
      { type: 'board-renamed', title: text },
    ])
  })

  test('a snapshot is replaced by a newer one and never by an older one', async () => {
    const boardId = await boards.newBoard()
    const at = (seq: number) => ({ seq, state: { ...emptyBoard(boardId), title: `at ${seq}` } })
    await boards.log.saveSnapshot(at(5))
    await boards.log.saveSnapshot(at(9))
    await boards.log.saveSnapshot(at(7))
    expect(await boards.log.loadSnapshot(boardId)).toEqual({ teamId: null, ...at(9) })
  })
})

function appendTo(boardId: BoardId, base: number, count: number, title = 'A title'): BoardAppend {
  const rows = Array.from({ length: count }, (_, at): LogRow => ({
    seq: base + at + 1,
    commandId: asId<CommandId>(nanoid(16)),
    actor: asId<AuthorId>('ana'),
    at: 1_700_000_000_000,
    events: [{ type: 'board-renamed', title }],
  }))
  return { boardId, base, rows, state: { ...emptyBoard(boardId), title } }
}

function withNewIds(append: BoardAppend): BoardAppend {
  return { ...append, rows: append.rows.map((row) => ({ ...row, commandId: asId<CommandId>(nanoid(16)) })) }
}
