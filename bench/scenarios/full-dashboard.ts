import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { type Figures, median } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { withFullTeam } from '../server/with-full-team.ts'

const SIZE = { retros: 200, notesEach: 100 }
const TIMES = 15
const FOUND_WITHIN_MS = 300_000

/**
 * The calls of a team's dashboard and a user's overview, by name; each is measured repeatedly, and for the first time.
 */
const CALLS: readonly (readonly [name: string, path: (teamId: string) => string])[] = [
  ['team', (teamId) => `/api/team/${teamId}`],
  ['insights 12', (teamId) => `/api/team/${teamId}/insights`],
  ['insights all', (teamId) => `/api/team/${teamId}/insights?limit=all`],
  ['insights csv', (teamId) => `/api/team/${teamId}/insights?limit=all&format=csv`],
  ['themes 12', (teamId) => `/api/team/${teamId}/themes`],
  ['themes all', (teamId) => `/api/team/${teamId}/themes?limit=all`],
  ['actions', (teamId) => `/api/team/${teamId}/actions`],
  ['my actions', () => '/api/my-actions'],
]

/** A team of 200 retros and 20,000 notes: how long its calls take, as its page waits for them. */
export const fullDashboardCase: BenchCase = {
  scenario: 'TEAM',
  name: `${SIZE.retros} retros, ${SIZE.retros * SIZE.notesEach} notes`,
  targets: CALLS.flatMap(([name]) => [`${name} ms`, `${name} first ms`]).map((figure) => ({
    figure,
    atMost: 100,
  })),
  run,
}

async function run({ seed, nodeOptions }: RunOptions): Promise<Run> {
  return withFullTeam({ size: SIZE, seed, nodeOptions }, async ({ server, teamId, cookie, followedMs }) => {
    const [machine, cpuBefore] = [watchMachine(), readTreeCpu(server.pid)]
    const figures: Record<string, number> = { 'followed s': followedMs / 1000 }
    for (const [name, path] of CALLS)
      Object.assign(figures, await timesOf(name, server.url + path(teamId), cookie))
    return { figures, othersCores: machine.othersCores(readTreeCpu(server.pid) - cpuBefore) }
  })
}

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
    } else if (millisSince(begunAt) > FOUND_WITHIN_MS) {
      throw new Error('themes were not found in time')
    } else {
      await sleep(100)
      times.length = 1
    }
  }
  const first = times[0] ?? Number.NaN
  return { [`${name} ms`]: median(times), [`${name} first ms`]: first, [`${name} known after ms`]: found }
}

/** The answer while the search for themes runs (TOPIC-5). */
const NOT_FOUND_YET = '{"themes":null}'
