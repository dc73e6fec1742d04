import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/**
 * Whether a page of another origin sends a request (MCP-9). Agents send no `Origin`. A name can be made to lead to this
 * server by anybody who owns it (DNS rebinding), and `Host` and `Sec-Fetch-Site` then agree with the origin: without
 * PUBLIC_URL only origins are believed that name an address, or this machine.
 */
export function isForeignOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  if (publicUrl !== undefined) return origin !== publicUrl
  const url = URL.parse(origin)
  if (url === null || url.host !== host) return true
  return url.hostname !== 'localhost' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
}
