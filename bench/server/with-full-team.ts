import { orgCreatedSchema } from '@retropulse/contract/orgs'
import { searchResultsSchema } from '@retropulse/contract/search'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { cookieOf } from '../../server/src/testing/board-client.ts'
import type { RunOptions } from '../bench-case.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { fillTeam, type TeamSize } from './full-team.ts'
import { newDataDir, type ProductServer, startProduct } from './product-server.ts'

/** A server with a team of many retros, with which all read models have caught up. */
export interface FullTeam {
  readonly server: ProductServer
  readonly teamId: string
  /** The session cookie of a member of the team. */
  readonly cookie: string
  /** Milliseconds from the first request until insights and search had caught up with every note. */
  readonly followedMs: number
}

export interface FullTeamOptions extends Pick<RunOptions, 'seed' | 'nodeOptions'> {
  readonly size: TeamSize
}

const FOLLOWED_WITHIN_MS = 600_000
const AT_REST_WITHIN_MS = 300_000
const LOOK_MS = 5000
const AT_REST_CPU_S = 0.25

/** Runs a function with such a server, and leaves nothing behind. */
export async function withFullTeam<T>(
  { size, seed, nodeOptions }: FullTeamOptions,
  measure: (team: FullTeam) => Promise<T>,
): Promise<T> {
  const dataDir = newDataDir()
  try {
    const first = await startProduct({ dataDir: dataDir.path, nodeOptions })
    const { cookie, teamId } = await newTeam(first.url)
    await first.stop()
    await fillTeam(dataDir.path, teamId, size, seededRandom(seed))
    const server = await startProduct({ dataDir: dataDir.path, nodeOptions })
    try {
      const followedMs = await untilFollowed(server.url, { cookie, teamId, size })
      await untilAtRest(server.pid)
      return await measure({ server, teamId, cookie, followedMs })
    } finally {
      await server.stop()
    }
  } finally {
    dataDir.remove()
  }
}

/** Signs up a user with a team. */
async function newTeam(url: string): Promise<Pick<FullTeam, 'cookie' | 'teamId'>> {
  const post = (path: string, cookie: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const person = {
    name: 'Facilitator',
    email: 'facilitator@example.com',
    password: 'a password for the benchmark',
  }
  const cookie = cookieOf(await post('/api/auth/sign-up/email', '', person))
  const org = await post('/api/org', cookie, { name: 'Benchmark', teamName: 'Team' })
  return { cookie, teamId: orgCreatedSchema.parse(await org.json()).teamId }
}

async function untilFollowed(
  url: string,
  { cookie, teamId, size }: Pick<FullTeam, 'cookie' | 'teamId'> & { readonly size: TeamSize },
): Promise<number> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(url + path, { headers: { cookie } })).json()
  const lastRetro = `Retro ${size.retros}`
  const startedAt = monotonicMicros()
  while (millisSince(startedAt) < FOLLOWED_WITHIN_MS) {
    const { totals } = totalsSchema.parse(await read(`/api/team/${teamId}/insights?limit=all`))
    const found = await read(`/api/search/team/${teamId}?q=${encodeURIComponent(lastRetro)}`)
    const isFound = searchResultsSchema.parse(found).results.some(({ board }) => board.name === lastRetro)
    if (isFound && totals.cardsCount === size.retros * size.notesEach) return millisSince(startedAt)
    await sleep(500)
  }
  throw new Error('insights or search did not follow in time')
}

/** Waits until the database has vacuumed, since that belongs to the writing. */
async function untilAtRest(pid: number): Promise<void> {
  const startedAt = monotonicMicros()
  for (let before = readTreeCpu(pid); millisSince(startedAt) < AT_REST_WITHIN_MS;) {
    await sleep(LOOK_MS)
    const now = readTreeCpu(pid)
    if (now - before < AT_REST_CPU_S) return
    before = now
  }
  throw new Error('the server did not come to rest in time')
}

const totalsSchema = z.object({ totals: z.object({ cardsCount: z.number() }) })
