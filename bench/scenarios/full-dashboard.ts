import { orgCreatedSchema } from '@retropulse/contract/orgs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { cookieOf } from '../../server/src/testing/board-client.ts'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { seededRandom } from '../load/seeded-random.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { type Figures, median } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { fillTeam, NOTES_EACH, RETROS } from '../server/full-team.ts'
import { newDataDir, startProduct } from '../server/product-server.ts'

const TIMES = 15
const FOLLOWED_WITHIN_MS = 300_000

/** What a team's dashboard asks for, by name; each is asked again and again, and for the first time. */
const CALLS: readonly (readonly [name: string, path: string])[] = [
  ['team', ''],
  ['insights 12', '/insights'],
  ['insights all', '/insights?limit=all'],
  ['insights csv', '/insights?limit=all&format=csv'],
  ['themes 12', '/themes'],
  ['themes all', '/themes?limit=all'],
]

/** A team of 200 retros and 20,000 notes: how long its calls take, as its page waits for them. */
export const fullDashboardCase: BenchCase = {
  scenario: 'TEAM',
  name: `${RETROS} retros, ${RETROS * NOTES_EACH} notes`,
  targets: CALLS.flatMap(([name]) => [`${name} ms`, `${name} first ms`]).map((figure) => ({
    figure,
    atMost: 100,
  })),
  run,
}

async function run({ seed, nodeOptions }: RunOptions): Promise<Run> {
  const dataDir = newDataDir()
  try {
    const first = await startProduct({ dataDir: dataDir.path, nodeOptions })
    const { cookie, teamId } = await newTeam(first.url)
    await first.stop()
    await fillTeam(dataDir.path, teamId, seededRandom(seed))
    const server = await startProduct({ dataDir: dataDir.path, nodeOptions })
    try {
      const of = `${server.url}/api/team/${teamId}`
      const followed = await untilFollowed(`${of}/insights?limit=all`, cookie)
      const [machine, cpuBefore] = [watchMachine(), readTreeCpu(server.pid)]
      const figures: Record<string, number> = { 'followed s': followed / 1000 }
      for (const [name, path] of CALLS) Object.assign(figures, await timesOf(name, of + path, cookie))
      return { figures, othersCores: machine.othersCores(readTreeCpu(server.pid) - cpuBefore) }
    } finally {
      await server.stop()
    }
  } finally {
    dataDir.remove()
  }
}

/** Signs somebody up and makes them a team. */
async function newTeam(url: string): Promise<{ readonly cookie: string; readonly teamId: string }> {
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

/** Waits until insights know of every note; answers how many milliseconds that took. */
async function untilFollowed(address: string, cookie: string): Promise<number> {
  const startedAt = monotonicMicros()
  while (millisSince(startedAt) < FOLLOWED_WITHIN_MS) {
    const answer = await fetch(address, { headers: { cookie } })
    if (totalsSchema.parse(await answer.json()).totals.cardsCount === RETROS * NOTES_EACH)
      return millisSince(startedAt)
    await sleep(500)
  }
  throw new Error('insights did not follow in time')
}

const totalsSchema = z.object({ totals: z.object({ cardsCount: z.number() }) })

async function timesOf(name: string, address: string, cookie: string): Promise<Figures> {
  const times: number[] = []
  const begunAt = monotonicMicros()
  let found = 0
  while (times.length < TIMES) {
    const startedAt = monotonicMicros()
    const answer = await fetch(address, { headers: { cookie } })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    times.push(millisSince(startedAt))
    if (body !== NOT_FOUND_YET) {
      found ||= millisSince(begunAt)
    } else if (millisSince(begunAt) > FOLLOWED_WITHIN_MS) {
      throw new Error('themes were not found in time')
    } else {
      await sleep(100)
      times.length = 1
    }
  }
  const first = times[0] ?? Number.NaN
  return { [`${name} ms`]: median(times), [`${name} first ms`]: first, [`${name} known after ms`]: found }
}

/** What is answered while themes are looked for. */
const NOT_FOUND_YET = '{"themes":null}'
