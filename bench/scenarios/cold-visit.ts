import { type BrowserContext, chromium, devices } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.ts'
import type { BenchCase, Run, RunOptions, Target } from '../bench-case.ts'
import { openCheckout, OWN_ROOT } from '../cold/checkout.ts'
import { measureVisit } from '../cold/visit.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { type Figures, medianFigures } from '../measure/median.ts'
import { newBoards } from '../server/new-boards.ts'
import { withFreshServer } from '../server/with-server.ts'

/** Visits of each product in a run, on a new device each. */
const ROUNDS = 3
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
 * measured in turn with this one.
 */
export function coldVisitCase(against: string | null): BenchCase {
  return {
    scenario: 'COLD',
    name: 'a guest on a slow phone',
    targets: against === null ? TARGETS : [...TARGETS, ...TARGETS_AGAINST],
    async run({ nodeOptions, isQuick }: RunOptions): Promise<Run> {
      const machine = watchMachine()
      const other = against === null ? null : openCheckout(against)
      try {
        const roots = [openCheckout(OWN_ROOT).root, ...(other === null ? [] : [other.root])]
        const [figures = {}, old] = await onSites(roots, nodeOptions, (links) =>
          measureInTurn(links, isQuick ? 1 : ROUNDS),
        )
        return {
          figures: old === undefined ? figures : compared(figures, old),
          othersCores: machine.othersCores(readTreeCpu(process.pid)),
        }
      } finally {
        other?.remove()
      }
    },
  }
}

/** Starts the product of every folder; `work` gets the link of a public board on each. */
function onSites<Result>(
  roots: readonly string[],
  nodeOptions: readonly string[],
  work: (links: readonly string[]) => Promise<Result>,
  links: readonly string[] = [],
): Promise<Result> {
  const [root, ...others] = roots
  if (root === undefined) return work(links)
  return withFreshServer(
    nodeOptions,
    async ({ url }) => {
      const [boardId = ''] = await newBoards(url, 1)
      return onSites(others, nodeOptions, work, [...links, `${url}/board/${boardId}`])
    },
    root,
  )
}

/** The medians of each link over the rounds, in which all of them are opened one after the other. */
async function measureInTurn(links: readonly string[], rounds: number): Promise<readonly Figures[]> {
  const measured: (readonly Figures[])[] = []
  for (let round = 0; round < rounds; round += 1) {
    const figures: Figures[] = []
    for (const link of links) figures.push(await measure(link))
    measured.push(figures)
  }
  return links.map((_, index) => medianFigures(measured.map((figures) => figures[index] ?? {})))
}

/** The figures with those of the other product, and the ratios of the times. */
function compared(figures: Figures, old: Figures): Figures {
  const all: Record<string, number> = { ...figures }
  for (const [name, value] of Object.entries(old)) all[`${name}, before`] = value
  for (const name of ['typing s', 'again s'])
    all[`${name}, ratio`] = (figures[name] ?? Number.NaN) / (old[name] ?? Number.NaN)
  return all
}

async function measure(link: string): Promise<Figures> {
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
