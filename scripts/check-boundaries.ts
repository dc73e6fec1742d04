import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './boundaries/violation.ts'
import { envExampleOf } from './boundaries/env-example.ts'
import { type Exception, withoutExcused } from './boundaries/exceptions.ts'
import { isSource, isTest, isTypeScript } from './boundaries/file-kinds.ts'
import { environmentOf, escapesOf, sheetLengthOf } from './boundaries/file-rules.ts'
import { domainTestRatio, codeBudgets, type Measured, medianLines } from './boundaries/code-budgets.ts'
import { importViolations, type Row } from './boundaries/import-law.ts'
import { namesOf, vocabularyOf } from './boundaries/name-rules.ts'
import { countLines, readSource } from './boundaries/read-source.ts'
import { FEATURE_PARTS, SERVER_LAW, SERVER_TEST_LAW } from './boundaries/server-law.ts'
import { listFiles, listStagedFiles } from './boundaries/tracked-files.ts'

const INNER = ['domain/src', 'contract/src']
const BOARD = 'web/src/features/board'

/** Journeys, benchmarks and scripts, and what each may import; the journeys see the product from outside. */
const TOOLS: readonly Pick<Row, 'from' | 'may'>[] = [
  {
    from: 'e2e',
    may: [
      ...INNER,
      'e2e',
      'scripts/{seed,run-steps}',
      'server/src/{main,testing}',
      'server/src/integrations/{analytics,chat,email,sentry,trackers}/testing',
      'server/src/platform/database',
    ],
  },
  {
    from: 'bench',
    may: [...INNER, 'bench', 'scripts/{seed,find-chromium}', 'server/src', 'web/src/features/board/live'],
  },
  { from: 'scripts', may: [...INNER, 'scripts', 'server/src'] },
  { from: 'web/{vite.config,build}', may: ['web/build', 'web/src/service-worker', ...INNER] },
  { from: 'vitest.config', may: [] },
]

/**
 * The import law (docs/architecture.md): who may import what. The first row that fits a file decides, and a file that
 * no row fits is in no room. The syntax is explained at `Row`.
 */
const LAW: readonly Row[] = [
  // Tests: their own room, and the room's `testing/` folders.
  { tests: true, from: 'domain/src', may: ['domain/src'], packages: ['vitest', 'fast-check', 'node:*'] },
  { tests: true, from: 'contract/src', may: INNER, packages: ['*'] },
  ...SERVER_TEST_LAW,
  {
    tests: true,
    from: 'web/src/features/<x>',
    may: [...INNER, 'web/src/features/<x>', 'web/src/ui', 'web/src/lib', 'web/src/testing'],
    packages: ['*'],
  },
  { tests: true, from: 'web/src', may: [...INNER, 'web/src'], packages: ['*'] },

  // The domain: the kernel and itself; a noun sees another only by a row of its own.
  { from: 'domain/src/kernel/rank', may: [], packages: ['fractional-indexing'] },
  { from: 'domain/src/kernel', may: ['domain/src/kernel'], packages: [] },
  {
    from: 'domain/src/insights',
    may: ['kernel', 'insights', 'board', 'pulse', 'actions'].map((noun) => `domain/src/${noun}`),
    packages: [],
  },
  {
    from: 'domain/src/import-export',
    may: ['kernel', 'import-export', 'board'].map((noun) => `domain/src/${noun}`),
    packages: [],
  },
  {
    // Formats are composed of those of boards, for topics whose words are folded as in a search; notes are alike as in insights.
    from: 'domain/src/bots',
    may: ['kernel', 'bots', 'board', 'search', 'insights'].map((noun) => `domain/src/${noun}`),
    packages: [],
  },
  {
    // What a plan allows is a rule of teams, too.
    from: 'domain/src/orgs',
    may: ['kernel', 'orgs', 'billing'].map((noun) => `domain/src/${noun}`),
    packages: [],
  },
  { from: 'domain/src/<x>', may: ['domain/src/kernel', 'domain/src/<x>'], packages: [] },

  // The contract: shapes of the domain, of its values only the kernel (ids, ranks, text), limits and built-in themes.
  {
    from: 'contract/src',
    may: [
      'contract/src',
      'type domain/src',
      'domain/src/kernel',
      'domain/src/*/{limits,backgrounds,event-types,tracker-kinds}',
    ],
    packages: ['zod'],
  },

  ...SERVER_LAW,

  // The browser: features stand side by side, app/ composes them, ui/ and lib/ know none of them.
  {
    // The connection of a board, without a page.
    from: `${BOARD}/live`,
    may: [...INNER, `${BOARD}/live`, 'web/src/lib'],
    packages: ['*', '!node:*', '!react', '!react-dom', '!@tanstack/react-query'],
  },
  // Then what the parts ask of it, the parts, and the page that puts them together: each sees those before it.
  {
    from: `${BOARD}/model`,
    may: [...INNER, `${BOARD}/{live,model}`, 'web/src/ui', 'web/src/lib'],
    packages: ['*', '!node:*'],
  },
  {
    from: `${BOARD}/parts`,
    may: [...INNER, `${BOARD}/{live,model,parts}`, 'web/src/ui', 'web/src/lib'],
    packages: ['*', '!node:*'],
  },
  {
    from: `${BOARD}/shell`,
    may: [...INNER, `${BOARD}/{live,model,parts,shell}`, 'web/src/ui', 'web/src/lib'],
    packages: ['*', '!node:*'],
  },
  {
    from: 'web/src/features/<x>',
    may: [...INNER, 'web/src/features/<x>', 'web/src/ui', 'web/src/lib'],
    packages: ['*', '!node:*'],
  },
  { from: 'web/src/{app,main}', may: [...INNER, 'web/src'], packages: ['*', '!node:*'] },
  // The service worker has no page around it, only the list of service paths.
  {
    from: 'web/src/service-worker',
    may: ['contract/src/service-paths', 'web/src/service-worker'],
    packages: [],
  },
  { from: 'web/src/ui', may: ['web/src/ui', 'web/src/lib'], packages: ['*', '!node:*'] },
  { from: 'web/src/lib', may: [...INNER, 'web/src/lib'], packages: ['*', '!node:*'] },

  // Tools, none of which the product imports. The seed writes through the server's own use cases and stores.
  ...TOOLS.flatMap((tool) => [
    { ...tool, packages: ['*'] },
    { ...tool, packages: ['*'], tests: true as const },
  ]),
]

/** Beginnings of paths that may read process.env; of the product, one file. */
const ENVIRONMENT_READERS = ['server/src/config.ts', 'web/vite.config.ts', 'e2e/', 'bench/', 'scripts/']

/** Exceptions only shrink: each names the file, the rule, and the decision record that says why and until when. */
const EXCEPTIONS: readonly Exception[] = [
  {
    // PostgreSQL's own programs need the system's PATH, which is no setting of the product.
    file: 'server/src/platform/database/child-environment.ts',
    rule: 'environment',
    decision: 'docs/decisions/0002-database.md',
  },
]

/** The violations about a repository, and the figures that are printed even without any. */
export interface Inspection {
  readonly violations: readonly Violation[]
  readonly files: number
  readonly medianLines: number
  readonly domainTestRatio: number
}

/** Inspects all files, or `only` the given ones, and then without the budgets of the whole repository. */
export function inspect(
  root: string,
  { only, exceptions = EXCEPTIONS }: { only?: readonly string[]; exceptions?: readonly Exception[] } = {},
): Inspection {
  const { all, tracked } = listFiles(root)
  const paths = only ? only.filter((path) => all.includes(path)) : all
  const measured: Measured[] = []
  const violations: Violation[] = paths.flatMap(namesOf)
  for (const path of paths.filter(isSource)) {
    const text = readFileSync(join(root, path), 'utf8')
    const lines = countLines(text)
    measured.push({ path, lines })
    violations.push(...sheetLengthOf(path, lines))
    if (!isTypeScript(path)) continue
    const source = readSource(path, text)
    violations.push(...importViolations(source, LAW), ...escapesOf(source))
    if (!isTest(path)) violations.push(...environmentOf(source, ENVIRONMENT_READERS))
  }
  violations.push(...vocabularyOf(paths, FEATURE_PARTS))
  if (!only) violations.push(...codeBudgets(measured, tracked), ...settings(root))
  return {
    violations: withoutExcused(root, violations, exceptions, only === undefined),
    files: measured.length,
    medianLines: medianLines(measured),
    domainTestRatio: domainTestRatio(measured),
  }
}

function settings(root: string): Violation[] {
  const sources = ['config.ts', 'config-billing.ts', 'config-services.ts', 'config-telemetry.ts']
    .map((name) => join(root, 'server/src', name))
    .filter((path) => existsSync(path))
  const example = join(root, '.env.example')
  if (sources.length === 0) return []
  return envExampleOf(
    sources.map((path) => readFileSync(path, 'utf8')),
    existsSync(example) ? readFileSync(example, 'utf8') : '',
  )
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const staged = process.argv.includes('--staged')
  const found = inspect(root, staged ? { only: listStagedFiles(root) } : {})
  for (const { where, rule, message: says } of found.violations) console.log(`${where} ${says} [${rule}]`)
  if (!staged) {
    const figures = `median ${found.medianLines} lines, ${found.domainTestRatio.toFixed(2)} lines of domain tests a line`
    console.log(`${found.files} files, ${figures}, ${found.violations.length} violations`)
  }
  if (found.violations.length > 0) process.exitCode = 1
}
