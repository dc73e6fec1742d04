import type { FastifyRequest } from 'fastify'

/** The parts of a request that name the host and the port it was sent to. */
export type OriginRequest = Pick<FastifyRequest, 'protocol' | 'host'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'localPort'>
}

/** The origin of links in an email that a request causes (MAIL-19); null: no email with a link may be sent. */
export type MailLinkOrigin = (request: OriginRequest) => string | null

/**
 * Links lead to PUBLIC_URL. Without it a client can name any host, and the email would carry a token of its receiver to
 * that host; so only a loopback address is believed (MAIL-19). Links in emails that stay in the outbox of this server
 * (`isMailConfigured` is false) lead to its own port on this machine (MAIL-21).
 */
export function mailLinkOriginWith({
  publicUrl,
  isMailConfigured,
}: {
  readonly publicUrl: string | undefined
  readonly isMailConfigured: boolean
}): MailLinkOrigin {
  return (request) => {
    if (publicUrl !== undefined) return publicUrl
    const url = canonicalUrlOf(request)
    if (url !== null && isLoopback(url.hostname)) return url.origin
    return isMailConfigured ? null : ownLoopbackOrigin(request)
  }
}

/** Null when the host is not written as a browser would send it: with credentials, a path, or as a number. */
function canonicalUrlOf({ protocol, host }: OriginRequest): URL | null {
  const url = URL.parse(`${protocol}://${host}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || `${url.origin}/` !== url.href) return null
  return url.host === host.toLowerCase() ? url : null
}

/** Addresses in a URL are canonical. Names below localhost do not count: some resolvers ask the network for them. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function ownLoopbackOrigin({ socket }: OriginRequest): string {
  return new URL(`http://localhost:${socket.localPort ?? 80}`).origin
}
