import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPseudonyms } from '../features/board/live/pseudonyms.ts'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { deriveKey } from '../platform/secret/derive-key.ts'
import { guestCookie, joinBoard } from './board-client.ts'
import { type RedisProcess, startRedis } from './redis-process.ts'
import { startBoard } from './retro.ts'
import { retroSteps, type RetroStep } from './secret-retro-steps.ts'
import { type CastMember, playSecretRetro } from './secret-retro.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/*
 * Typing, presence, votes, comments, reactions, groups, guided runs, undo and shown results, while author visibility and
 * masking are switched in every order, by several people on two processes, some of whom come late: no client ever
 * receives a name, id or email of an author without a name, a hidden text, another person's vote, or a total before a
 * secret vote ends (ANON-21, VOTE-31, VOTE-32).
 */
const SECRET = 'the same secret on both machines!'
const pseudonyms = createPseudonyms(deriveKey(SECRET, 'pseudonyms'))
let database: TestDatabase<unknown>
let redis: RedisProcess
let servers: ServerProcess[]
let facilitator: TestBrowser
let teamId: string
let visitors: readonly Visitor[]

interface Visitor {
  readonly name: string
  readonly email: string | null
  readonly cookie: string
}

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS_DIR)
  const redisPort = await freePort()
  redis = await startRedis(redisPort)
  const environment = {
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SECRET,
    LOG_LEVEL: 'silent',
    DEFAULT_PLAN: 'level1',
    COMMANDS_PER_SECOND: '10000',
    REQUESTS_PER_MINUTE: '1000000',
  }
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  const { url } = servers[0]!
  facilitator = openBrowser(url)
  const fay = await signUp(facilitator, { name: 'Fay Facilitator' })
  ;({ teamId } = await createOrg(facilitator))
  const signedIn = await Promise.all(['Mia Member', 'Sam Stranger', 'Nina Newcomer'].map(newUser))
  const gus = { name: 'Gus Guest', email: null, cookie: await guestCookie(url) }
  const [mia, sam, nina] = signedIn as [Visitor, Visitor, Visitor]
  visitors = [{ name: fay.name ?? '', email: fay.email, cookie: facilitator.cookie() }, mia, gus, sam, nina]
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis.kill()
  await database.close()
})

async function newUser(name: string): Promise<Visitor> {
  const browser = openBrowser(servers[0]!.url)
  const { email } = await signUp(browser, { name })
  return { name, email, cookie: browser.cookie() }
}

/** The cast as a board knows it, the newcomer last. */
async function castOf(boardId: BoardId): Promise<readonly CastMember[]> {
  const cast: CastMember[] = []
  for (const { name, email, cookie } of visitors) {
    const client = await joinBoard(servers[0]!.url, boardId, cookie)
    const { id, key, isSignedIn } = client.joined.you
    client.close()
    const person = asId<PersonId>(id)
    const made = pseudonyms.authorsUntil(boardId, person, 40)
    const authorIds = new Set<string>([id, pseudonyms.shownOf(boardId, person), ...made])
    cast.push({ cookie, person: { name, email, id: person, key, isSignedIn, authorIds: () => authorIds } })
  }
  return cast
}

test(
  'ANON-18, ANON-21, VOTE-32, TYPING-6: no viewer is sent a secret, in whatever order a retro is switched',
  { timeout: 240_000 },
  async () => {
    let named = 0
    // Typing before any switch is named: without this, a search that reads nothing would pass.
    const control: readonly RetroStep[] = [0, 1, 0, 1].flatMap((who) => [
      { do: 'type', who },
      { do: 'close', who },
    ])
    await fc.assert(
      fc.asyncProperty(retroSteps, async (steps) => {
        const boardId = asId<BoardId>(await startBoard(facilitator, teamId))
        const urls = servers.map(({ url }) => url)
        named += await playSecretRetro(urls, boardId, await castOf(boardId), pseudonyms, steps)
      }),
      // Shrinking would take minutes: the seed reproduces this failure.
      { ...runs(12), endOnFailure: true, examples: [[control]] },
    )
    // Names were sent where they may be, so the search did read the streams.
    expect(named).toBeGreaterThan(0)
  },
)
