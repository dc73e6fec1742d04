import { createShellCache, hashOf } from '../shell-cache.ts'
import { BOARD_PATH, PAGE_PATH, type Shell } from '../shell.ts'
import { memoryCaches } from './memory-caches.ts'

export const ORIGIN = 'https://retro.example'

/** A fake server with one build at a time, and a device with the files that it installed. */
export function createSite() {
  let served = new Map<string, string>()
  const downloads: string[] = []
  const caches = memoryCaches()
  const cache = createShellCache({
    caches,
    origin: ORIGIN,
    download(url) {
      downloads.push(url.slice(ORIGIN.length))
      return Promise.resolve(serve(url))
    },
  })

  function serve(url: string): Response {
    const content = served.get(new URL(url).pathname)
    return content === undefined ? new Response('', { status: 404 }) : new Response(content)
  }

  return {
    cache,
    caches,
    downloads,
    serve,
    /** Replaces the build on the server; returns its list of files. */
    async deploy(name: string): Promise<Shell> {
      const page = `the page of ${name}`
      const boardPage = `the page of boards of ${name}`
      served = new Map([
        [PAGE_PATH, page],
        [BOARD_PATH, boardPage],
        [`/assets/${name}.js`, `the script of ${name}`],
        ['/assets/same.js', 'a script of every version'],
      ])
      return {
        version: name,
        files: [
          { path: PAGE_PATH, sha256: await hashOf(new Response(page)) },
          { path: BOARD_PATH, sha256: await hashOf(new Response(boardPage)) },
          { path: `/assets/${name}.js`, sha256: null },
          { path: '/assets/same.js', sha256: null },
        ],
      }
    },
  }
}
