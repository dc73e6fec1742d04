import type { CommandReply } from '@retropulse/contract/board-room'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { evolve } from '@retropulse/domain/board/evolve'
import { type Ballot, emptyBoard } from '@retropulse/domain/board/state'
import { voteTotals } from '@retropulse/domain/board/voting/votes'
import { asId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { actionItemsInCommits } from '../features/action-items/store/write-with-log.ts'
import { createBoardLog } from '../features/board/store/board-log.ts'
import type { BoardTables } from '../features/board/store/tables.ts'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type RedisProcess, startRedis } from './redis-process.ts'
import { noteSaying, startRetro } from './retro.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'

/* VOTE-22: the server enforces the allowance atomically per person, over all tabs, processes and reconnections. */
const VOTERS = 50
const VOTES = 5
const NOTES = Array.from({ length: 6 }, (_, at) => asId<NoteId>(`note-${at}`))
const ROUNDS = 3
// Milliseconds. A command that was on its way when a reconnection closed its tab is never answered.
const ANSWER_WITHIN = 4000

let database: TestDatabase<BoardTables>
let redis: RedisProcess
let servers: ServerProcess[]
beforeAll(async () => {
  database = await openTestDatabase<BoardTables>(MIGRATIONS_DIR)
  const redisPort = await freePort()
  redis = await startRedis(redisPort)
  const environment = {
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SECRET: 'the same secret on both machines!',
    LOG_LEVEL: 'silent',
    COMMANDS_PER_SECOND: '10000',
    REQUESTS_PER_MINUTE: '1000000',
  }
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis.kill()
  await database.close()
})

/** A voter with a tab on each process, each of which may lose its connection at any time. */
function voterOn(boardId: string, cookie: string) {
  const accepted: number[] = []
  let tabs: BoardClient[] = []

  function keep(reply: CommandReply): void {
    if (reply.ok) accepted.push(reply.seq)
    else if (reply.code !== 'no-votes-left') throw new Error(`a vote was refused: ${reply.code}`)
  }

  return {
    /** Rows in which this person's commands were acknowledged. */
    accepted,
    async open() {
      tabs = await Promise.all(servers.map(({ url }) => joinBoard(url, boardId, cookie)))
    },
    close() {
      for (const tab of tabs) tab.close()
    },
    /** For each tab the last row that it knows, and the votes on each note. */
    totals: () =>
      tabs.map((tab) => {
        const { seq, state } = tab.board()
        return [seq, Object.fromEntries(NOTES.map((id) => [id, state.notes.get(id)?.votes ?? 0]))]
      }),
    /** Casts votes through one tab, or the same command through both, now and then again after a lost connection. */
    async input(random: SeededRandom) {
      const noteId = NOTES[random.between(0, NOTES.length - 1)]!
      const command: BoardCommand = { type: 'cast-votes', noteId, votes: random.between(0, VOTES) }
      const id = nanoid(16)
      const at = random.between(0, 1)
      const over = random.next() < 0.4 ? tabs : [tabs[at]!]
      const replies = Promise.allSettled(over.map((tab) => tab.send(command, id, ANSWER_WITHIN)))
      if (random.next() < 0.1) {
        const from = tabs[at]!.board()
        tabs[at]!.close()
        const back = await joinBoard(servers[at]!.url, boardId, cookie, { from })
        tabs[at] = back
        keep(await back.send(command, id, 15_000))
      } else {
        for (const reply of await replies) if (reply.status === 'fulfilled') keep(reply.value)
      }
    },
  }
}

test(
  'VOTE-22: fifty people with two tabs each never have more votes than the allowance',
  { timeout: 240_000 },
  async () => {
    const random = seededRandom()
    const { boardId, facilitator } = await startRetro(servers[0]!.url)
    const lead = await joinBoard(servers[1]!.url, boardId, facilitator.cookie())
    const start = { contentId: null, allowedVotes: VOTES, resetVotes: true, showsTotals: true } as const
    for (const command of [
      ...NOTES.map((id) => noteSaying('A note', id)),
      { type: 'start-voting', ...start } as const,
    ])
      expect(await lead.send(command)).toMatchObject({ ok: true })
    const cookies = await Promise.all(
      Array.from({ length: VOTERS }, async () => guestCookie(servers[0]!.url)),
    )
    const voters = cookies.map((cookie) => voterOn(boardId, cookie))
    onTestFinished(() => {
      for (const voter of voters) voter.close()
      lead.close()
    })
    for (const voter of voters) await voter.open()
    for (let round = 0; round < ROUNDS; round += 1)
      // Each voter sends two commands at the same moment.
      await Promise.all([...voters, ...voters].map((voter) => voter.input(random)))
    expect(await lead.send({ type: 'end-voting' })).toMatchObject({ ok: true })

    const log = await readLog(boardId)
    expect(log.most).toBe(VOTES)
    expect(log.voters).toBeGreaterThan(VOTERS / 2)
    for (const { accepted } of voters) expect(accepted.filter((seq) => seq > log.seq)).toEqual([])
    await eventually(() => {
      for (const voter of voters)
        for (const told of voter.totals()) expect(told).toEqual([log.seq, log.totals])
    })
    const newcomer = await joinBoard(servers[0]!.url, boardId, await guestCookie(servers[0]!.url))
    const seen = NOTES.map((id) => [id, newcomer.board().state.notes.get(id)?.votes])
    newcomer.close()
    expect(Object.fromEntries(seen)).toEqual(log.totals)
  },
)

/** From the log: the most votes that a person ever had, how many people voted, and the totals at the end. */
async function readLog(board: string) {
  const rows = await createBoardLog(database.db, database.pool, actionItemsInCommits).loadRows(
    asId<BoardId>(board),
    0,
  )
  let [state, most] = [emptyBoard(asId<BoardId>(board)), 0]
  for (const event of rows.flatMap(({ events }) => events)) {
    state = evolve(state, event)
    for (const ballot of state.voting?.existingVotes.values() ?? [])
      most = Math.max(
        most,
        Object.values<number>(ballot).reduce((sum, votes) => sum + votes, 0),
      )
  }
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  const existing = state.voting!.existingVotes
  const counted = voteTotals(existing)
  const totals: Ballot = Object.fromEntries(NOTES.map((id) => [id, counted[id] ?? 0]))
  return { seq: rows.length, most, voters: existing.size, totals }
}
