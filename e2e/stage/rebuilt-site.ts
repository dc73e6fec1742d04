import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join } from 'node:path'
import { isServicePath } from '@retropulse/contract/service-paths'

const DIST = join(import.meta.dirname, '../../web/dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The built page at an address of its own, where another build can replace it; calls are passed on to `server`. */
export interface RebuiltSite {
  readonly url: string
  /** From now on the second build is served, and no file of the first that the second does not have. */
  readonly deploy: () => void
  readonly close: () => void
}

/** Serves the page in two builds, which differ in the names of all scripts and in the title of the page. */
export async function serveRebuiltSite(server: string): Promise<RebuiltSite> {
  const names = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = new Map(names.map((name) => [name, name.replace(/\.js$/, '-2.js')]))
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const original = new Map([...renamed].map(([before, after]) => [after, before]))
  const rename = (text: string) => text.replaceAll(pattern, (name) => renamed.get(name) ?? name)
  const pages = ['/index.html', '/board.html'].map((path) => {
    const first = readFileSync(join(DIST, path), 'utf8')
    const second = rename(first).replace('<title>Retropulse</title>', '<title>Second build</title>')
    return { path, first, second }
  })
  let isSecond = false

  /** The content of a file, or null where the build that is served has none. */
  function contentOf(path: string): string | null {
    const name = path.replace('/assets/', '')
    const page = pages.find((one) => one.path === path)
    if (page !== undefined) return isSecond ? page.second : page.first
    if (path === '/service-worker.js') {
      const code = readFileSync(join(DIST, 'service-worker.js'), 'utf8')
      if (!isSecond) return code
      const newer = rename(code).replace(/version:`/, '$&2')
      return pages.reduce((text, { first, second }) => text.replace(hashOf(first), hashOf(second)), newer)
    }
    const file = join(DIST, isSecond && original.has(name) ? `/assets/${original.get(name)}` : path)
    if (!existsSync(file) || (isSecond && renamed.has(name))) return null
    const text = readFileSync(file, 'utf8')
    return isSecond && file.endsWith('.js') ? rename(text) : text
  }

  const front = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', server)
    const isFile = /\.\w+$/.test(pathname)
    if (!isFile && isServicePath(pathname)) {
      const options = { method: asked.method, headers: asked.headers }
      const passed = request(new URL(asked.url ?? '/', server), options, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
      return
    }
    const page = pathname.startsWith('/board/') ? '/board.html' : '/index.html'
    const path = isFile ? pathname : page
    // As the server does it: a browser that goes back takes the old page and its files from its cache.
    answer.setHeader(
      'cache-control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    if (path.endsWith('.woff2')) createReadStream(join(DIST, path)).pipe(answer)
    else {
      const content = contentOf(path)
      answer.writeHead(content === null ? 404 : 200).end(content)
    }
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    deploy() {
      isSecond = true
    },
    close() {
      front.closeAllConnections()
      front.close()
    },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
