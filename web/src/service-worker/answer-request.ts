import { isServicePath } from '@retropulse/contract/service-paths'
import type { ShellCache } from './shell-cache.ts'
import { BOARD_PATH, PAGE_PATH, type Shell } from './shell.ts'

/** The parts of a request that decide how it is answered. */
type ShellRequest = Pick<Request, 'cache' | 'method' | 'mode' | 'url'>

export interface AnswerOptions<Asked extends ShellRequest> {
  readonly shell: Shell
  readonly cache: Pick<ShellCache, 'fileOf' | 'hashedFile'>
  readonly origin: string
  readonly fetch: (request: Asked) => Promise<Response>
  /** Resolves once the network has taken too long. */
  readonly afterTimeout: () => Promise<void>
}

/** Milliseconds after which a page opens from the device when the network does not answer (OFFLINE-6). */
export const TIMEOUT_MS = 4000

/**
 * The answer to a request of a page, or null for one that the browser handles by itself: every call, every socket,
 * every other site (OFFLINE-9). The page of a board opens from the device (OFFLINE-14); other pages come from the
 * network while there is one (OFFLINE-6); a file with a hash in its name is the same everywhere and comes from the
 * device. No answer of the network is cached here.
 */
export function answerRequest<Asked extends ShellRequest>(
  request: Asked,
  options: AnswerOptions<Asked>,
): Promise<Response> | null {
  const { shell, cache, origin, fetch } = options
  const { origin: site, pathname } = new URL(request.url)
  if (request.method !== 'GET' || site !== origin) return null
  if (pathname.startsWith('/assets/'))
    return orNone(cache.hashedFile(pathname)).then((kept) => (kept ? copyOf(kept) : fetch(request)))
  if (request.mode === 'navigate') {
    if (isServicePath(pathname)) return null
    const isBoard = pathname.startsWith('/board/')
    const kept = () => orNone(cache.fileOf(shell, isBoard ? BOARD_PATH : PAGE_PATH))
    const fromNetwork = () => networkFirst(request, options, kept, options.afterTimeout)
    return isBoard && !isReload(request) ? kept().then((page) => page ?? fromNetwork()) : fromNetwork()
  }
  const isShellFile = shell.files.some(({ path }) => path === pathname)
  return isShellFile
    ? networkFirst(request, options, () => orNone(cache.fileOf(shell, pathname)), options.afterTimeout)
    : null
}

/**
 * The same answer, which the browser does not take for one of the cache: Chromium would serialise the compiled code of
 * its modules on the page's own thread, before the next module runs.
 */
function copyOf(kept: Response): Response {
  return new Response(kept.body, kept)
}

/** A cache that the browser cannot read has nothing: the network answers. */
function orNone(kept: Promise<Response | undefined>): Promise<Response | undefined> {
  return kept.catch(() => undefined)
}

/** The user reloads the page, which gets the newest version (WIRE-11). */
function isReload({ cache }: ShellRequest): boolean {
  return cache === 'reload' || cache === 'no-cache' || cache === 'no-store'
}

/**
 * The answer of the network; the cached one where the network fails, takes too long, or answers with a server error.
 */
async function networkFirst<Asked extends ShellRequest>(
  request: Asked,
  { fetch }: Pick<AnswerOptions<Asked>, 'fetch'>,
  kept: () => Promise<Response | undefined>,
  afterTimeout: () => Promise<void>,
): Promise<Response> {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), afterTimeout().then(() => undefined)])
  if (answer !== undefined && answer.status < 500) return answer
  return (await kept()) ?? answer ?? asked
}
