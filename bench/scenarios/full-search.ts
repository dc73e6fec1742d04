import { searchResultsSchema } from '@retropulse/contract/search'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { median } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { withFullTeam } from '../server/with-full-team.ts'

const SIZE = { retros: 500, notesEach: 200 }
const TIMES = 15
const AT_MOST_MS = 50

/** Queries, named by what is hard about them; whether one finds anything. */
const SEARCHES: readonly (readonly [name: string, typed: string, isFound: boolean])[] = [
  ['rare', 'pensioners', true],
  ['common', 'the', true],
  ['beginning', 'ti', true],
  ['misspelt', 'harbuor', true],
  ['two, one misspelt', 'harbuor tickets', true],
  ['two common', 'harbour tickets', true],
  ['four common', 'the and with for', true],
  ['twelve common', 'the a for on and in it we of with to one', false],
  ['unknown', 'zzzzqqq', false],
]

/** A team of 100,000 notes: the time of a search until the answer is there. */
export const fullSearchCase: BenchCase = {
  scenario: 'SEARCH',
  name: `${SIZE.retros} retros, ${SIZE.retros * SIZE.notesEach} notes in one team`,
  targets: SEARCHES.map(([name]) => ({ figure: `${name} ms`, atMost: AT_MOST_MS })),
  run,
}

async function run({ seed, nodeOptions }: RunOptions): Promise<Run> {
  return withFullTeam({ size: SIZE, seed, nodeOptions }, async ({ server, teamId, cookie, followedMs }) => {
    const [machine, cpuBefore] = [watchMachine(), readTreeCpu(server.pid)]
    const figures: Record<string, number> = { 'followed s': followedMs / 1000 }
    for (const [name, typed, isFound] of SEARCHES) {
      const address = `${server.url}/api/search/team/${teamId}?q=${encodeURIComponent(typed)}`
      figures[`${name} ms`] = await timeOf(address, cookie, isFound)
    }
    return { figures, othersCores: machine.othersCores(readTreeCpu(server.pid) - cpuBefore) }
  })
}

/** The median in milliseconds; throws when an expected result is missing, since that would be fast. */
async function timeOf(address: string, cookie: string, isFound: boolean): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < TIMES; at += 1) {
    const startedAt = monotonicMicros()
    const answer = await fetch(address, { headers: { cookie } })
    const { results } = searchResultsSchema.parse(await answer.json())
    times.push(millisSince(startedAt))
    if (isFound && results.length === 0) throw new Error(`${address} found nothing`)
  }
  return median(times)
}
