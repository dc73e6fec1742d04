import { type BrowserContext, chromium, devices } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.ts'
import type { BenchCase, Run, RunOptions, Target } from '../bench-case.ts'
import { type Checkout, openCheckout, OWN_ROOT } from '../cold/checkout.ts'
import { measureVisit } from '../cold/visit.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import type { Figures } from '../measure/median.ts'
import { newBoards } from '../server/new-boards.ts'
import { withFreshServer } from '../server/with-server.ts'

/** Of the times of the product that this one is compared with. */
const RATIO_MAX = 0.6

const TARGETS: readonly Target[] = [
  { figure: 'requests', atMost: 40 },
  { figure: 'kB', atMost: 350 },
]
const TARGETS_AGAINST: readonly Target[] = [
  { figure: 'typing s, ratio', atMost: RATIO_MAX },
  { figure: 'again s, ratio', atMost: RATIO_MAX },
]

/**
 * A guest opens the link of a public board on a cheap phone with a slow network, and opens it again later: when a first
 * character can be typed, and what was loaded until then. `against` names another state of the product, which is
 * measured right before in each run.
 */
export function coldVisitCase(against: string | null): BenchCase {
  return {
    scenario: 'COLD',
    name: 'a guest on a slow phone',
    targets: against === null ? TARGETS : [...TARGETS, ...TARGETS_AGAINST],
    async run(options): Promise<Run> {
      const machine = watchMachine()
      const own = openCheckout(OWN_ROOT)
      if (against === null)
        return { figures: await measure(own, options), othersCores: machine.othersCores(0) }
      const other = openCheckout(against)
      try {
        const old = await measure(other, options)
        const figures = await measure(own, options)
        const cpu = readTreeCpu(process.pid)
        return { figures: compared(figures, old), othersCores: machine.othersCores(cpu) }
      } finally {
        other.remove()
      }
    },
  }
}

/** The figures with those of the other product, and the ratios of the times. */
function compared(figures: Figures, old: Figures): Figures {
  const all: Record<string, number> = { ...figures }
  for (const [name, value] of Object.entries(old)) all[`${name}, before`] = value
  for (const name of ['typing s', 'again s'])
    all[`${name}, ratio`] = (figures[name] ?? Number.NaN) / (old[name] ?? Number.NaN)
  return all
}

function measure({ root }: Checkout, { nodeOptions }: RunOptions): Promise<Figures> {
  return withFreshServer(
    nodeOptions,
    async ({ url }) => {
      const [boardId = ''] = await newBoards(url, 1)
      const link = `${url}/board/${boardId}`
      const [first, again] = await onNewDevice(async (context) => [
        await measureVisit(context, link),
        await measureVisit(context, link),
      ])
      return {
        'typing s': first.typingMs / 1000,
        requests: first.requests,
        kB: first.bytes / 1000,
        'again s': again.typingMs / 1000,
        'again requests': again.requests,
        'again kB': again.bytes / 1000,
      }
    },
    root,
  )
}

/** Runs a function with a browser that has never been on the site, and that keeps its profile from visit to visit. */
async function onNewDevice<Result>(visit: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('no Chromium')
  const profile = mkdtempSync(join(tmpdir(), 'retropulse-cold-'))
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'] ?? {}
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    return await visit(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
