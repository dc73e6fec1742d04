import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]
/** What the plan asks the bundler of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/** A chunk of its own for what the page of a board needs before the first note, and for what it loads later. */
export type BoardChunk =
  | 'early-board'
  | 'base'
  | 'live-shared'
  | 'board-live'
  | 'common'
  | 'board-page'
  | 'board-start'
  | 'board-tools'

export interface PlanOptions {
  readonly entry: string
  readonly board: string
  /** What opens the session of a board, without React. */
  readonly live: string
  /** Modules that the page of a board imports dynamically as soon as it opens. */
  readonly atStart: RegExp
  /** Modules that the tools of a board load apart, such as the players of other services. */
  readonly apart: RegExp
}

/** Pages and their parts that import a module, from which on it is common to the product. */
const COMMON_FROM = 8

/**
 * Which modules go into one file. Each file is a request, of which a browser sends six at a time, and names its
 * neighbours; without a plan the page of a board is thirty files, and its tools are eighty more. A chunk is loaded
 * whole: what other pages need, too, stays out of the chunks of the board.
 */
export function planChunks(graph: ModuleGraph, options: PlanOptions): ReadonlyMap<string, BoardChunk> {
  const { entry, board, live, atStart, apart } = options
  const initial = staticClosure(graph, entry)
  const onBoard = lazyRoots(graph, board)
  const importers = new Map<string, number>()
  for (const [root, modules] of lazyRoots(graph, entry, board)) {
    if (root === entry) continue
    for (const id of modules) importers.set(id, (importers.get(id) ?? 0) + 1)
  }
  const first = onBoard.get(board) ?? new Set<string>()
  const starting = new Set(
    [...onBoard].flatMap(([root, modules]) => (atStart.test(root) ? [...modules] : [])),
  )
  const plan = new Map<string, BoardChunk>()
  // These load while the libraries still load, and import none of their chunks.
  for (const id of staticClosure(graph, live)) {
    const others = importers.get(id) ?? 0
    const isCommon = initial.has(id) || others >= COMMON_FROM
    plan.set(id, isCommon ? 'base' : others > 0 ? 'live-shared' : 'board-live')
  }
  // It acts as soon as it runs, so that it is in no chunk that other pages load.
  plan.set(live, 'early-board')
  for (const [root, modules] of onBoard) {
    if (apart.test(root)) continue
    for (const id of modules) {
      if (initial.has(id) || plan.has(id)) continue
      const others = importers.get(id) ?? 0
      if (first.has(id)) plan.set(id, others === 0 ? 'board-page' : 'common')
      else if (others === 0) plan.set(id, starting.has(id) ? 'board-start' : 'board-tools')
    }
  }
  return plan
}

/**
 * The plan as groups of the bundler. A group takes none of the dependencies of its modules along, which other pages
 * would then load from the chunks of the board. No chunk imports one that loads after it: a module that other pages
 * need depends only on such modules.
 */
export function boardChunks(web: string): Group[] {
  const plans = new WeakMap<ModuleGraph, ReadonlyMap<string, BoardChunk>>()
  const options = {
    entry: join(web, 'index.html'),
    board: join(web, 'src/app/board-page.tsx'),
    live: EARLY_BOARD,
    atStart: AT_START,
    apart: APART,
  }
  const group = (chunk: BoardChunk, priority: number): Group => ({
    debugName: chunk,
    includeDependenciesRecursively: false,
    priority,
    name(id, graph) {
      const plan = plans.get(graph) ?? planChunks(graph, options)
      plans.set(graph, plan)
      return plan.get(id) === chunk ? chunk : null
    },
  })
  return [
    group('early-board', 13),
    group('base', 12),
    group('live-shared', 11),
    group('board-live', 10),
    group('common', 6),
    group('board-page', 4),
    group('board-start', 3),
    group('board-tools', 2),
  ]
}

/** The entry that opens the session of a board before its page is there. */
export const EARLY_BOARD = join(import.meta.dirname, '../src/app/early-board.ts')

/** Requested by the page of a board before or while it draws the board; the rest waits for a press or for idle time. */
const AT_START =
  /[\\/](?:activity-strip|live-overlays|unsaved-changes|undo-stack|show-outcome|refusal-text|decide-meeting|listen-to-keys|drag-by-pointer|take-over-prompt|name-card)\.tsx?$/
const APART = /[\\/](?:node_modules[\\/]|emoji-picker\.tsx|media-player\.tsx)/

/** The module and all that it imports, however deep. */
function staticClosure(graph: ModuleGraph, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** A module, and all modules that are loaded lazily from it, however deep, each with its static closure. */
function lazyRoots(
  graph: ModuleGraph,
  start: string,
  without?: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, ReadonlySet<string>>()
  const waiting = new Set([start])
  for (const root of waiting) {
    if (root === without) continue
    const modules = staticClosure(graph, root)
    roots.set(root, modules)
    for (const id of modules) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) waiting.add(next)
    }
  }
  return roots
}
