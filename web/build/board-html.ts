import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BOARD_PATH, PAGE_PATH } from '../src/service-worker/shell.ts'
import { EARLY_BOARD } from './chunk-plan.ts'

const BOARD = join(import.meta.dirname, '../src/app/board-page.tsx')
/** In public/, where `npm run dev` finds it; the build gives it a name with a hash, so that it is never mixed (OFFLINE-7). */
const BOOT_FILE = join(import.meta.dirname, '../public/theme-boot.js')
const BOOT_NAME = 'theme-boot.js'
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
        const [first = '', ...session] = filesOf(bundle, EARLY_BOARD)
        const source = asBoardPage(String(page.source), [first, ...session], filesOf(bundle, BOARD))
        this.emitFile({ type: 'asset', fileName: BOARD_PATH.slice(1), source })
      },
    },
  }
}

/**
 * The page with the code of the session before everything else, which runs as soon as it is there, and with the code of
 * the board after what all pages load. The first of the files of the session is its entry.
 */
export function asBoardPage(html: string, session: readonly string[], board: readonly string[]): string {
  const [entry = ''] = session
  const run = `<script type="module" async crossorigin src="${entry}"></script>`
  const rest = board.filter((file) => !html.includes(file) && !session.includes(file))
  const first = [run, ...session.slice(1).map(preload)].join('\n    ')
  const without = session.reduce((page, file) => page.replace(`\n    ${preload(file)}`, ''), html)
  return without
    .replace('<script src=', `${first}\n    <script src=`)
    .replace('</head>', `${rest.map((file) => `  ${preload(file)}`).join('\n  ')}\n  </head>`)
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${file}">`
}

/** The built `theme-boot.js`. */
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
