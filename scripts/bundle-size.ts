import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, partsOfRoutes, weighRoutes } from './route-weights.ts'

/** `npm run bundle-size`: one line a route, the JavaScript (gzip) that loads before its page can be used. */
const DIST = join(import.meta.dirname, '../web/dist')
const PAGES = ['pages.tsx', 'team-pages.tsx'].map((file) => join(import.meta.dirname, '../web/src/app', file))
const MANIFEST = join(DIST, '.vite/manifest.json')

if (existsSync(MANIFEST)) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the format of the Vite that is pinned here
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
  const routes = PAGES.flatMap((file) => partsOfRoutes(readFileSync(file, 'utf8')))
  const weights = weighRoutes(manifest, (file) => gzipSync(readFileSync(join(DIST, file))).length, routes)
  for (const { page, bytes, budget } of weights) {
    const [size, limit] = [bytes, budget].map((some) => `${(some / 1000).toFixed(1)} kB`.padStart(9))
    console.log(`${bytes > budget ? 'TOO HEAVY' : 'ok       '} ${size} of ${limit}  ${page}`)
  }
  if (weights.length === 0) console.log('no lazily loaded page: a route is a module called …-page.tsx')
  if (weights.length === 0 || weights.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1
} else {
  console.log('no build to weigh: npm run build')
  process.exitCode = 1
}
