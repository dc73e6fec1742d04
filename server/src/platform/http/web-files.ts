import files from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/**
 * Serves the built web application of `folder`: its files, compressed ones first, and a page for every path of one;
 * boards have a page of their own, which opens the board first. Every other path is a 404 with a code, and so is
 * everything below the path of a service (SHELL-60).
 */
export async function serveWeb(
  app: HttpApp,
  folder: string,
  isServicePath: (path: string) => boolean,
): Promise<void> {
  await app.register(files, {
    root: folder,
    // Its own route lists the folder for each file, to compare the spelling where a file system ignores case; with the
    // 700 files below assets/ that cost more than sending one.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    redirect: false,
    suppressWarning: true,
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path))
      if (PARTS.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    },
  })
  // Neither route returns the reply: each wait for it adds two listeners to the answer, and the plugin waits three times
  // for a file that is not compressed; from eleven on Node.js warns of a leak.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    reply.sendFile(`/${request.params['*']}`)
  })
  // Browsers request it for every answer that names no icon, such as JSON.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/favicon.svg', 301),
  )
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const page = path.startsWith('/board/') ? 'board.html' : 'index.html'
    const isThere = !isServicePath(path) && isForPage(request, path) && existsSync(join(folder, page))
    if (isThere) reply.sendFile(page)
    else sendProblem(reply, 404)
  })
}

/** Scripts, styles and fonts of a page; workers are none, since they have a policy of their own. */
const PARTS = /[/\\]assets[/\\](?!.*worker)[^/\\]+\.(?:css|js|woff2)(?:\.br|\.gz)?$/
/**
 * What a browser reads of documents and workers alone: three times the rest of the answer's head, which a page repeats
 * for each of its parts.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A file below assets/ has its hash in its name and never changes; other files are revalidated. */
function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * Browsers ask for text/html. Programs that preview links ask for any type: they get the page too, except where the
 * path names a file, so that a missing script of an old page is never answered with a page.
 */
function isForPage({ method, headers }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const { accept = '*/*' } = headers
  return accept.includes('text/html') || (accept.includes('*/*') && !path.includes('.'))
}
