import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BOARD_PATH, PAGE_PATH } from '../src/service-worker/shell.ts'
import { EARLY_BOARD } from './chunk-plan.ts'

const BOARD = join(import.meta.dirname, '../src/app/board-page.tsx')
/** In public/, where `npm run dev` finds it; the build gives it a name with a hash, so that it is never mixed (OFFLINE-7). */
const BOOT_FILE = join(import.meta.dirname, '../public/boot.js')
const BOOT_NAME = 'boot.js'
const BOOT = `<script src="/${BOOT_NAME}"></script>`

/**
 * Writes `board.html`, the page that the server sends for the address of a board: `index.html` that opens the session of
 * the board first, and names the files of its page, which other pages do not need.
 */
export function boardHtml(): Plugin {
  return {
    name: 'board-html',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: BOOT_NAME, source: readFileSync(BOOT_FILE) })
      this.emitFile({ type: 'chunk', id: EARLY_BOARD, name: 'early-board' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(BOOT)) throw new Error(`index.html does not load ${BOOT_NAME}`)
        return html.replace(BOOT, `<script src="/${bootFile(bundle ?? {})}"></script>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE_PATH.slice(1)]
        if (page?.type !== 'asset') throw new Error('the build has no index.html')
        const files = { session: filesOf(bundle, EARLY_BOARD), board: filesOf(bundle, BOARD) }
        const source = asBoardPage(String(page.source), files)
        this.emitFile({ type: 'asset', fileName: BOARD_PATH.slice(1), source })
      },
    },
  }
}

/** Files by their paths; the first of the session is its entry. */
export interface BoardFiles {
  readonly session: readonly string[]
  readonly board: readonly string[]
}

/**
 * The page whose `boot.js` runs the session first, and the page after it. All code is named as modules, the session's
 * first: browsers compile those beside the page's own thread, which on a slow phone has enough to do.
 */
export function asBoardPage(html: string, { session, board }: BoardFiles): string {
  const main = MAIN.exec(html)?.[1]
  if (main === undefined) throw new Error('index.html runs no module')
  const named = Array.from(html.matchAll(PRELOAD), ([, file = '']) => file)
  const later = new Set([main, ...named, ...board].filter((file) => !session.includes(file)))
  const links = [...session, ...later].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  return html
    .replaceAll(PRELOAD, '')
    .replace(MAIN, `\n    ${links.join('\n    ')}`)
    .replace('<script src=', `<script data-session="${session[0]}" data-page="${main}" src=`)
}

const MAIN = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** The built `boot.js`. */
export function bootFile(bundle: Rolldown.OutputBundle): string {
  const built = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(BOOT_NAME))
  if (built === undefined) throw new Error(`the build has no ${BOOT_NAME}`)
  return built.fileName
}

/** The chunk that has the module, and all that it imports. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(module))
  const files = new Set(first === undefined ? [] : [first.fileName])
  for (const file of files) {
    const chunk = bundle[file]
    for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) files.add(imported)
  }
  return [...files].map((file) => `/${file}`)
}
