import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { dispatch } from '../load/dispatch.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import { othersWhile } from '../measure/watch-run.ts'
import { accountFor } from '../people/account-for.ts'
import { openClients } from '../people/open-clients.ts'
import { untilRecovered } from '../people/until-recovered.ts'
import { newBoards } from '../server/new-boards.ts'
import { newDataDir, startProduct } from '../server/product-server.ts'

const PEOPLE = 20
const NOTES_PER_SECOND = 40
const KILL_MS = 6000
const DOWN_MS = 2000
/** People go on writing while the server is away, and after it is back. */
const WRITE_MS = 12_000

/** S4: the server is killed while twenty people write, and comes back two seconds later. */
export const killCase: BenchCase = {
  scenario: 'S4',
  name: 'SIGKILL under load',
  targets: [
    { figure: 'acknowledged and lost', atMost: 0 },
    { figure: 'written and missing', atMost: 0 },
    { figure: 'there twice', atMost: 0 },
    { figure: 'screens apart', atMost: 0 },
    { figure: 'not recovered', atMost: 0 },
    { figure: 'recovered after s', atMost: 3 },
  ],
  run,
}

async function run({ seed, nodeOptions }: RunOptions): Promise<Run> {
  const dataDir = newDataDir()
  let server = await startProduct({ dataDir: dataDir.path, nodeOptions })
  try {
    const port = Number(new URL(server.url).port)
    const [boardId = ''] = await newBoards(server.url, 1)
    const crowd = await openClients({
      serverUrl: server.url,
      boardId,
      count: PEOPLE,
      random: seededRandom(seed),
    })
    try {
      const { people } = crowd
      const writing = dispatch(turns(), monotonicMicros(), ({ writer }) => people[writer]?.writeNote())
      const { othersCores } = await othersWhile(server.pid, () => sleep(KILL_MS))
      const acknowledged = people.reduce((sum, person) => sum + person.acknowledged.size, 0)
      await server.kill()
      await sleep(DOWN_MS)
      server = await startProduct({ dataDir: dataDir.path, port, nodeOptions })
      const recovery = await untilRecovered(people, monotonicMicros())
      await writing
      await untilRecovered(people, monotonicMicros())
      const account = await accountFor(server.url, boardId, people)
      return {
        figures: {
          'acknowledged before the kill': acknowledged,
          ...account,
          ...recovery,
          'server back after s': server.startMs / 1000,
        },
        othersCores,
      }
    } finally {
      await crowd.close()
    }
  } finally {
    await server.stop()
    dataDir.remove()
  }
}

function* turns(): Iterable<{ readonly at: number; readonly writer: number }> {
  const pause = 1000 / NOTES_PER_SECOND
  for (let turn = 0; turn * pause < WRITE_MS; turn += 1) yield { at: turn * pause, writer: turn % PEOPLE }
}
