import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { dispatch } from '../load/dispatch.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import { othersWhile } from '../measure/watch-run.ts'
import { accountFor } from '../people/account-for.ts'
import { type CutKind, type CutProxy, openCutProxy } from '../people/cut-proxy.ts'
import { openClients } from '../people/open-clients.ts'
import type { SessionPerson } from '../people/session-person.ts'
import { untilRecovered } from '../people/until-recovered.ts'
import { newBoards } from '../server/new-boards.ts'
import type { ProductServer } from '../server/product-server.ts'
import { withFreshServer } from '../server/with-server.ts'

const PEOPLE = 10
const BEFORE_MS = 3000
const CUT_MS = 10_000
/** When the person who is cut off writes, after the cut. */
const WRITES_MS = [3000, 6000]
/** The others write all the while, so that there is something to catch up with. */
const OTHERS_PAUSE_MS = 250
const OTHERS_WRITE_MS = BEFORE_MS + CUT_MS + 2000

/** S5: one of ten people is cut off for ten seconds, while the others write. */
export const cutCases: readonly BenchCase[] = (['swallow', 'refuse'] as const).map((kind) => ({
  scenario: 'S5',
  name: kind === 'swallow' ? 'everything swallowed' : 'reset and refused',
  targets: [
    { figure: 'acknowledged while cut', atMost: 0 },
    { figure: 'its notes there', atLeast: 2 },
    { figure: 'written and missing', atMost: 0 },
    { figure: 'there twice', atMost: 0 },
    { figure: 'screens apart', atMost: 0 },
    { figure: 'not recovered', atMost: 0 },
    { figure: 'recovered after s', atMost: 3 },
  ],
  run: ({ seed, nodeOptions }: RunOptions) =>
    withFreshServer(nodeOptions, (server) => runCut(kind, server, seed)),
}))

async function runCut(kind: CutKind, { url, pid }: ProductServer, seed: number): Promise<Run> {
  const [boardId = ''] = await newBoards(url, 1)
  const proxies: CutProxy[] = []
  const crowd = await openClients({
    serverUrl: url,
    boardId,
    count: PEOPLE,
    random: seededRandom(seed),
    async wayIn(gatewayPort, person) {
      if (person > 0) return gatewayPort
      const proxy = await openCutProxy(gatewayPort)
      proxies.push(proxy)
      return proxy.port
    },
  })
  const [proxy] = proxies
  const [away, ...others] = crowd.people
  try {
    if (proxy === undefined || away === undefined) throw new Error('no client is behind the proxy')
    const writing = dispatch(turns(), monotonicMicros(), ({ writer }) => others[writer]?.writeNote())
    const { othersCores } = await othersWhile(pid, () => sleep(BEFORE_MS))
    await proxy.cut(kind)
    await dispatch(
      WRITES_MS.map((at) => ({ at })),
      monotonicMicros(),
      () => away.writeNote(),
    )
    await sleep(CUT_MS - Math.max(...WRITES_MS))
    const acknowledgedWhileCut = away.acknowledged.size
    await proxy.mend()
    const recovery = await untilRecovered([away], monotonicMicros())
    await writing
    const account = await accountFor(url, boardId, crowd.people)
    return {
      figures: {
        ...account,
        ...recovery,
        'its notes there': itsNotes(away, others),
        'acknowledged while cut': acknowledgedWhileCut,
      },
      othersCores,
    }
  } finally {
    await crowd.close()
    await proxy?.close()
  }
}

/** How many notes of the person who was cut off another person sees. */
function itsNotes(away: SessionPerson, [other]: readonly SessionPerson[]): number {
  const shown = other?.view().board?.notes
  return [...away.written.keys()].filter((noteId) => shown?.has(noteId)).length
}

function* turns(): Iterable<{ readonly at: number; readonly writer: number }> {
  for (let turn = 0; turn * OTHERS_PAUSE_MS < OTHERS_WRITE_MS; turn += 1) {
    yield { at: turn * OTHERS_PAUSE_MS, writer: turn % (PEOPLE - 1) }
  }
}
