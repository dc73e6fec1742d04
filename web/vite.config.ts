import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { boardHtml } from './build/board-html.ts'
import { boardChunks } from './build/chunk-plan.ts'
import { compileHints } from './build/compile-hints.ts'
import { compressedCopies } from './build/compressed-copies.ts'
import { serviceWorker } from './build/service-worker-plugin.ts'
import { subsetFonts } from './build/subset-fonts.ts'

/** The API and the live socket of the server that runs beside `npm run dev`. */
const server = process.env['RETROPULSE_SERVER'] ?? 'http://localhost:3000'

/** The shared code of all pages is two files, libraries apart, since they change seldom. */
const CHUNKS = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/,
    priority: 9,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 8 },
  ...boardChunks(import.meta.dirname),
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 1 },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    subsetFonts(),
    emojiData(),
    boardHtml(),
    compileHints(),
    serviceWorker(),
    compressedCopies(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Every browser that runs this target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/.well-known': server,
      '/healthz': server,
      '/mcp': server,
      '/uid': server,
      '/status': server,
      '/profile': server,
      '/sso-login': server,
      '/sso-callback': server,
      // A GET of it is a page.
      '/unsubscribe': {
        target: server,
        bypass: ({ method }) => (method === 'POST' ? undefined : '/index.html'),
      },
      '/board/socket.io': { target: server, ws: true },
    },
  },
})

/**
 * Serves the names and tags of all emoji at /emoji-data, from their npm package: the default of the picker is a CDN, to
 * which it would disclose who is on a board. Only the fields that the picker reads are kept.
 */
function emojiData(): Plugin {
  const kept = ['emoji', 'label', 'tags', 'group', 'subgroup', 'version', 'skins', 'tone']
  const read = (name: string) => {
    const path = fileURLToPath(import.meta.resolve(`emojibase-data/en/${name}`))
    const whole: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return JSON.stringify(whole, name === 'data.json' ? kept : undefined)
  }
  return {
    name: 'emoji-data',
    configureServer({ middlewares }) {
      middlewares.use('/emoji-data/en', ({ url = '' }, response, next) => {
        const name = /^\/(data|messages)\.json/.exec(url)?.[1]
        if (name === undefined) return next()
        response.setHeader('content-type', 'application/json').end(read(`${name}.json`))
        return undefined
      })
    },
    generateBundle() {
      for (const name of ['data.json', 'messages.json'])
        this.emitFile({ type: 'asset', fileName: `emoji-data/en/${name}`, source: read(name) })
    },
  }
}
