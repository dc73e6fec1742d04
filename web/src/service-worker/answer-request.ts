import { isServicePath } from '@retropulse/contract/service-paths'
import type { ShellCache } from './shell-cache.ts'
import type { Shell } from './shell.ts'

/** The parts of a request that decide who answers it. */
type ShellRequest = Pick<Request, 'method' | 'mode' | 'url'>

export interface AnswerOptions<Asked extends ShellRequest> {
  readonly shell: Shell
  readonly cache: Pick<ShellCache, 'pageOf' | 'fileOf' | 'hashedFile'>
  readonly origin: string
  readonly fetch: (request: Asked) => Promise<Response>
  /** Resolves once a network that does not answer is not waited for any longer. */
  readonly patience: () => Promise<void>
}

/**
 * The answer to a request of a page, or null for one that the browser settles by itself: every call, every socket, every
 * other site. Pages come from the network while there is one, so that an update needs no reload; a file with a hash in
 * its name is the same everywhere and comes from the device. Nothing that the network answers is kept here.
 */
export function answerRequest<Asked extends ShellRequest>(
  request: Asked,
  options: AnswerOptions<Asked>,
): Promise<Response> | null {
  const { shell, cache, origin, fetch } = options
  const { origin: site, pathname } = new URL(request.url)
  if (request.method !== 'GET' || site !== origin) return null
  if (pathname.startsWith('/assets/'))
    return cache.hashedFile(pathname).then((kept) => kept ?? fetch(request))
  if (request.mode === 'navigate') {
    return isServicePath(pathname)
      ? null
      : networkFirst(request, options, () => cache.pageOf(shell), options.patience)
  }
  const isShellFile = shell.files.some(({ path }) => path === pathname)
  return isShellFile
    ? networkFirst(request, options, () => cache.fileOf(shell, pathname), options.patience)
    : null
}

/** What the network answers; what is kept where that is nothing, comes too late, or is a failure of the server. */
async function networkFirst<Asked extends ShellRequest>(
  request: Asked,
  { fetch }: Pick<AnswerOptions<Asked>, 'fetch'>,
  kept: () => Promise<Response | undefined>,
  patience: () => Promise<void>,
): Promise<Response> {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), patience().then(() => undefined)])
  if (answer !== undefined && answer.status < 500) return answer
  return (await kept()) ?? answer ?? asked
}
