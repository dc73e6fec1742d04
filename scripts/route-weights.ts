/** The parts of Vite's manifest that are read; keys are source paths below web/, or `_name.js` for shared chunks. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly src?: string
      readonly name?: string
      readonly isEntry?: boolean
      readonly isDynamicEntry?: boolean
      readonly imports?: readonly string[]
    }
  >
>

/** A route's page and what must be loaded before it can be used; sizes in bytes. */
export interface RouteWeight {
  readonly page: string
  readonly bytes: number
  readonly budget: number
}

const PAGE = 'index.html'
const BOARD_PAGE = 'src/app/board-page.tsx'
/** Opens the session of a board before its page is there. */
const EARLY_BOARD = 'src/app/early-board.ts'
const BOARD_BUDGET = 195_000
const BUDGET_BEYOND_SHELL = 60_000

const TEAM_PAGE = 'src/features/orgs/team-page.tsx'

/**
 * What loads for each route, by the source of the module that names them: the modules that one function there imports,
 * the page itself first, and around a page of a team the frame that they all stand in.
 */
export function partsOfRoutes(source: string): string[][] {
  return source
    .split(/\n(?=(?:export )?async function|  \w+: async)/)
    .map((block) => Array.from(block.matchAll(/import\('\.\.\/([^']+)'\)/g), ([, path]) => `src/${path}`))
    .filter(([page]) => page !== undefined)
    .map((parts) => (parts[0]?.includes('/orgs/team/') === true ? [...parts, TEAM_PAGE] : parts))
}

/**
 * Weighs every lazily loaded page (a module called `…-page.tsx`): the shell, which is the entry and all its imports,
 * plus the page's own chunks and those of its other parts, which `routes` lists; that of a board first. `sizeOf` returns the compressed size
 * of a built file.
 */
export function weighRoutes(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  routes: readonly (readonly string[])[] = [],
): RouteWeight[] {
  const entries = Object.entries(manifest)
  const entry = manifest[PAGE]?.isEntry === true ? PAGE : undefined
  if (entry === undefined) throw new Error('the manifest names no entry')
  const weigh = (keys: ReadonlySet<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)

  const partsOf = (src: string | undefined) => routes.find(([page]) => page === src) ?? []
  const shell = closure(manifest, [entry])
  const shellBytes = weigh(shell)
  const pages = entries.flatMap(([, { isDynamicEntry, src }]) =>
    isDynamicEntry === true && src?.endsWith('-page.tsx') === true ? [src] : [],
  )
  // The page of a board is one chunk with what only boards need, which names no source.
  return [...new Set([BOARD_PAGE, ...pages])].map((page) => ({
    page,
    bytes: weigh(
      closure(manifest, [
        entry,
        ...[page, ...partsOf(page)].map((part) => keyOf(manifest, part)),
        ...(page === BOARD_PAGE && manifest[EARLY_BOARD] !== undefined ? [EARLY_BOARD] : []),
      ]),
    ),
    budget: page === BOARD_PAGE ? BOARD_BUDGET : shellBytes + BUDGET_BEYOND_SHELL,
  }))
}

/** The key of a part of a page. A module that other chunks import, too, is a shared chunk with the name of its file. */
function keyOf(manifest: Manifest, part: string): string {
  if (manifest[part] !== undefined) return part
  const name = part
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '')
  const shared = Object.entries(manifest).find(([key, chunk]) => key.startsWith('_') && chunk.name === name)
  if (shared === undefined) throw new Error(`${part} is in no chunk of the build`)
  return shared[0]
}

/** Chunks that load with these: static imports, however deep. */
function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue
    reached.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return reached
}
