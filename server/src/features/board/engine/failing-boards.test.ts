import type { CommandReply } from '@retropulse/contract/board-room'
import { asId, type BoardId, type CommandId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BoardDatabase, openBoardDatabase } from '../testing/board-database.ts'
import { actorNamed, noteSaying, submit } from '../testing/submit.ts'
import { type BoardEngine, createBoardEngine } from './board-engine.ts'
import type { LiveBoard } from './live-board.ts'
import { type BoardLog, DuplicateCommand } from './log.ts'

/* A board that fails, in its log or by a rule, fails alone: the other boards of the process commit (CONN-29). */
const UNAVAILABLE = { ok: false, code: 'unavailable' }
let boards: BoardDatabase
let errors: unknown[]
let log: BoardLog
let engine: BoardEngine
let failing: LiveBoard
let sound: LiveBoard

beforeAll(async () => {
  boards = await openBoardDatabase()
})
afterAll(() => boards.database.close())
beforeEach(async () => {
  errors = []
  log = { ...boards.log }
  // Each method can be replaced by a test.
  const replaceable: BoardLog = {
    ...boards.log,
    append: (appends) => log.append(appends),
    loadRows: (boardId, after, limit) => log.loadRows(boardId, after, limit),
  }
  engine = createBoardEngine({ log: replaceable, now: Date.now, onError: (error) => errors.push(error) })
  failing = await opened()
  sound = await opened()
})

async function opened(): Promise<LiveBoard> {
  const board = await engine.open(await boards.newBoard())
  if (board === null) throw new Error('no board')
  return board
}

/** Submits a command whose decision throws; resolves to each answer that it got, a moment after the first one. */
async function submitFaulty(board: LiveBoard): Promise<readonly CommandReply[]> {
  const replies: CommandReply[] = []
  const first = Promise.withResolvers<void>()
  engine.submit(board, {
    envelope: { id: asId<CommandId>('faulty'), command: noteSaying('faulty') },
    actor: actorNamed('ana'),
    editedByOthers: () => {
      throw new Error('a rule failed')
    },
    reply(reply) {
      replies.push(reply)
      first.resolve()
    },
  })
  await first.promise
  return replies
}

/** Five notes on the sound board, in the same turn as what the test does on the other. */
function writeSound(): Promise<readonly CommandReply[]> {
  return Promise.all(
    [1, 2, 3, 4, 5].map((at) => submit(engine, sound, noteSaying('text'), { id: `sound ${at}` })),
  )
}

async function expectSoundWritten(replies: readonly CommandReply[]): Promise<void> {
  expect(replies).toEqual([2, 3, 4, 5, 6].map((seq) => ({ ok: true, seq })))
  const rows = await boards.log.loadRows(sound.id, 1)
  expect(rows.map(({ commandId }) => commandId)).toEqual([1, 2, 3, 4, 5].map((at) => `sound ${at}`))
}

test('CONN-29: a command on which a rule throws is answered “unavailable”, and all others commit in order', async () => {
  const [before, faulty, beside, written] = await Promise.all([
    submit(engine, failing, noteSaying('before'), { id: 'before' }),
    submitFaulty(failing),
    submit(engine, failing, noteSaying('beside'), { id: 'beside' }),
    writeSound(),
  ])
  await expectSoundWritten(written)
  expect([before, faulty, beside]).toEqual([{ ok: true, seq: 2 }, [UNAVAILABLE], { ok: true, seq: 3 }])
  expect(new Set(errors)).toEqual(new Set([new Error('a rule failed')]))
  // Nothing of the faulty command was written, and it can be sent again.
  expect(await boards.log.loadRows(failing.id, 1)).toMatchObject([
    { seq: 2, commandId: 'before' },
    { seq: 3, commandId: 'beside' },
  ])
  expect(await submit(engine, failing, noteSaying('whole'), { id: 'faulty' })).toEqual({ ok: true, seq: 4 })
})

test('CONN-29: a board whose log has a gap adopts nothing of it, and catches up once the gap is closed', async () => {
  const other = createBoardEngine({ log: boards.log, now: Date.now, onError: (error) => errors.push(error) })
  const elsewhere = await other.open(failing.id)
  for (const text of ['two', 'three', 'four', 'five']) await submit(other, elsewhere!, noteSaying(text))
  const heard: (readonly [BoardId, number])[] = []
  engine.onCommitted((board, rows) => heard.push(...rows.map(({ seq }) => [board.id, seq] as const)))
  let hasGap = true
  log.loadRows = async (boardId, after, limit) => {
    const rows = await boards.log.loadRows(boardId, after, limit)
    return hasGap && boardId === failing.id ? rows.filter(({ seq }) => seq !== 4) : rows
  }
  engine.receiveRows(failing.id, [])
  const [refused, written] = await Promise.all([submit(engine, failing, noteSaying('six')), writeSound()])
  await expectSoundWritten(written)
  expect(refused).toEqual(UNAVAILABLE)
  expect(failing.at.seq).toBe(1)
  expect(failing.recent.map(({ seq }) => seq)).toEqual([1])
  hasGap = false
  expect(await submit(engine, failing, noteSaying('six'))).toEqual({ ok: true, seq: 6 })
  expect(failing.recent.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  expect(heard.filter(([boardId]) => boardId === failing.id).map(([, seq]) => seq)).toEqual([2, 3, 4, 5, 6])
  // One error or, on a slow machine, one for each try.
  expect(new Set(errors.map(String))).toEqual(new Set(['Error: gap in the log of a board before 5']))
})

test('CONN-29: where the database fails too, each command is answered once', async () => {
  log.append = () => Promise.reject(new Error('connection lost'))
  const [faulty, written] = await Promise.all([submitFaulty(failing), writeSound()])
  expect(written).toEqual([1, 2, 3, 4, 5].map(() => UNAVAILABLE))
  log.append = boards.log.append
  await expectSoundWritten(await writeSound())
  expect(faulty).toEqual([UNAVAILABLE])
})

test('WIRE-14, CONN-29: a board whose delivery fails is written once, and the others are answered', async () => {
  const failures = [new Error('a listener failed')]
  engine.onCommitted((board) => {
    const failure = board === failing ? failures.pop() : undefined
    if (failure !== undefined) throw failure
  })
  const [refused, written] = await Promise.all([
    submit(engine, failing, noteSaying('once'), { id: 'once' }),
    writeSound(),
  ])
  await expectSoundWritten(written)
  expect(refused).toEqual(UNAVAILABLE)
  expect(await submit(engine, failing, noteSaying('once'), { id: 'once' })).toEqual({ ok: true, seq: 2 })
  expect(await boards.log.loadRows(failing.id, 1)).toHaveLength(1)
})

test('CONN-29: a reply that throws keeps no other command from its answer', async () => {
  engine.submit(sound, {
    envelope: { id: asId<CommandId>('gone'), command: noteSaying('gone') },
    actor: actorNamed('ana'),
    editedByOthers: () => new Set(),
    reply() {
      throw new Error('the connection is gone')
    },
  })
  expect(await submit(engine, sound, noteSaying('next'))).toEqual({ ok: true, seq: 3 })
  expect(errors).toEqual([new Error('the connection is gone')])
})

test('CONN-29: a board whose log lost rows is answered “unavailable” after two tries, and the others commit', async () => {
  await submit(engine, failing, noteSaying('lost'))
  const { pool } = boards.database
  await pool.query('DELETE FROM board_log WHERE board_id = $1 AND seq = 2', [failing.id])
  await pool.query('UPDATE board SET seq = 1 WHERE id = $1', [failing.id])
  let tries = 0
  log.append = (appends) => {
    if (appends.some(({ boardId }) => boardId === failing.id)) tries += 1
    return boards.log.append(appends)
  }
  const [refused, written] = await Promise.all([submit(engine, failing, noteSaying('next')), writeSound()])
  await expectSoundWritten(written)
  expect([refused, tries]).toEqual([UNAVAILABLE, 2])
  expect(errors.map(String)).toEqual([
    expect.stringContaining(`the log of board ${failing.id} does not go on from 2`),
  ])
  expect(await boards.log.loadRows(failing.id, 1)).toEqual([])
})

test('CONN-29: a command that the log has and does not show fails its board, and the others commit once', async () => {
  log.append = (appends) =>
    appends.some(({ boardId }) => boardId === failing.id)
      ? Promise.reject(new DuplicateCommand('a command is in the log already'))
      : boards.log.append(appends)
  const [refused, written] = await Promise.all([submit(engine, failing, noteSaying('hidden')), writeSound()])
  await expectSoundWritten(written)
  expect(refused).toEqual(UNAVAILABLE)
  log.append = boards.log.append
  expect(await submit(engine, failing, noteSaying('shown'))).toEqual({ ok: true, seq: 2 })
})
