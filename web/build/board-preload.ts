import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { EARLY_BOARD } from './chunk-plan.ts'

const BOARD = join(import.meta.dirname, '../src/app/board-page.tsx')
/** In public/, where `npm run dev` finds it; the build gives it a name with a hash, so that it is never mixed (OFFLINE-7). */
const BOOT_FILE = join(import.meta.dirname, '../public/theme-boot.js')
const BOOT_NAME = 'theme-boot.js'
const BOOT = `<script src="/${BOOT_NAME}"`

/**
 * Names the files of a board's page beside `theme-boot.js`, which requests them on the address of a board together with
 * the code of all pages, and not only once that runs.
 */
export function boardPreload(): Plugin {
  return {
    name: 'board-preload',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: BOOT_NAME, source: readFileSync(BOOT_FILE) })
      this.emitFile({ type: 'chunk', id: EARLY_BOARD, name: 'early-board' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(BOOT)) throw new Error(`index.html does not load ${BOOT_NAME}`)
        const built = bundle ?? {}
        // What opens the session comes first: its requests and answers pass while the rest loads.
        const all = new Set([...filesOf(built, EARLY_BOARD), ...filesOf(built, BOARD)])
        const [early = '', ...files] = [...all].filter((file) => !html.includes(file))
        const board = `data-early="${early}" data-board="${files.join(' ')}"`
        return html.replace(BOOT, `<script src="/${bootFile(built)}" ${board}`)
      },
    },
  }
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
