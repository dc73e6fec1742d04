import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { boardFiles, shellOf } from './service-worker-plugin.ts'

/** Chunks by name; `imports` are loaded with the chunk, `later` when something is opened. */
function bundleOf(
  chunks: Record<string, { module: string; imports?: string[]; later?: string[]; css?: string[] }>,
) {
  const entries = Object.entries(chunks).map(([fileName, { module, imports = [], later = [], css = [] }]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      facadeModuleId: module,
      isEntry: module.endsWith('index.html'),
      isDynamicEntry: !module.endsWith('index.html'),
      imports,
      dynamicImports: later,
      viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
    },
  ])
  return Object.fromEntries(entries) as Rolldown.OutputBundle
}

test('REPORT-1: the list has everything of a board, but neither other pages, nor the players of other services, nor what reports errors', () => {
  const bundle = bundleOf({
    'assets/index.js': {
      module: '/web/index.html',
      imports: ['assets/libraries.js'],
      later: ['assets/pages.js', 'assets/board.js', 'assets/reports.js', 'assets/analytics.js'],
      css: ['assets/index.css'],
    },
    'assets/libraries.js': { module: '/web/src/libraries' },
    'assets/board.js': { module: '/web/src/features/board/board-page.tsx', later: ['assets/panel.js'] },
    'assets/panel.js': { module: '/web/src/features/board/panel.tsx', later: ['assets/player.js'] },
    'assets/player.js': { module: '/node_modules/player/index.js' },
    'assets/pages.js': { module: '/web/src/app/pages.tsx', later: ['assets/login.js'] },
    'assets/reports.js': { module: '/web/src/app/telemetry/error-reports.ts' },
    'assets/analytics.js': { module: '/web/src/app/telemetry/page-analytics.ts' },
    'assets/login.js': { module: '/web/src/features/auth/login-page.tsx' },
  })
  expect(boardFiles(bundle)).toEqual([
    'assets/board.js',
    'assets/index.css',
    'assets/index.js',
    'assets/libraries.js',
    'assets/panel.js',
  ])
})

test('the version changes with the content of a file and with the list', () => {
  const read = (text: string) => () => new TextEncoder().encode(text)
  const versions = [
    shellOf(['assets/a.js'], read('page')),
    shellOf(['assets/b.js'], read('page')),
    shellOf(['assets/a.js'], read('another page')),
    shellOf(['assets/a.js'], read('page')),
  ].map(({ version }) => version)
  expect(new Set(versions).size).toBe(3)
  expect(versions[3]).toBe(versions[0])
})
