import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { bootFile } from './board-html.ts'
import { BOARD_PATH, PAGE_PATH, type Shell, type ShellFile } from '../src/service-worker/shell.ts'

const ENTRY = join(import.meta.dirname, '../src/service-worker/service-worker.ts')
/** Files of the pages without a hash in their names. */
const PLAIN_FILES = [PAGE_PATH, BOARD_PATH, '/favicon.svg']
/**
 * What no board needs without a network: the module that imports all pages but the board, and what only installations
 * that report something load (REPORT-1).
 */
const NOT_FOR_BOARDS = /\/app\/(?:pages\.tsx|telemetry\/(?:error-reports|page-analytics)\.ts)$/

/**
 * Writes /service-worker.js with the list of files that open a board without a network (OFFLINE-1). It is written last,
 * since the list has the hashes of the other files. None in development (OFFLINE-13): files that change all the time
 * must not be cached.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const shell = shellOf([bootFile(bundle), ...boardFiles(bundle)], (path) =>
        readFileSync(join(dir, path)),
      )
      writeFileSync(join(dir, 'service-worker.js'), await codeWith(shell))
    },
  }
}

/** The list of the files that open a board; `read` returns the content of a file. */
export function shellOf(hashed: readonly string[], read: (path: string) => Uint8Array): Shell {
  const files: readonly ShellFile[] = [
    ...PLAIN_FILES.map((path) => ({ path, sha256: sha256(read(path)) })),
    ...hashed.map((name) => ({ path: `/${name}`, sha256: null })),
  ]
  return { version: sha256(JSON.stringify(files)).slice(0, 16), files }
}

/** The files of the first page load and of every part of a board, sorted; without the players of other services. */
export function boardFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>()
  const follow = (name: string): void => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    const { facadeModuleId } = chunk
    if (facadeModuleId !== null && NOT_FOR_BOARDS.test(facadeModuleId)) return
    if (chunk.isDynamicEntry && facadeModuleId?.includes('/node_modules/')) return
    files.add(name)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) follow(imported)
  }
  for (const { type, fileName, ...chunk } of Object.values(bundle)) {
    if (type === 'chunk' && 'isEntry' in chunk && chunk.isEntry) follow(fileName)
  }
  return [...files].sort()
}

async function codeWith(shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  const code = output !== undefined && 'output' in output ? output.output[0].code : undefined
  if (code === undefined) throw new Error('the service worker has no code')
  return code
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
