import type { FastifyRequest } from 'fastify'

/** The parts of a request that say under which address it was sent, and on which port it arrived. */
export type OriginRequest = Pick<FastifyRequest, 'protocol' | 'host'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'localPort'>
}

/** The origin of links in an email that a request causes (D43); null: no email with a link may be sent. */
export type MailLinkOrigin = (request: OriginRequest) => string | null

/**
 * Decides where links in emails lead: under PUBLIC_URL. Without it a client can name any host, and the email would
 * carry a token of its receiver to that host; so only a loopback address is believed (D43). Emails that stay in this
 * server's outbox (`mailsOut` is false) lead to the server's own port on this machine instead.
 */
export function mailLinkOriginWith({
  publicUrl,
  mailsOut,
}: {
  readonly publicUrl: string | undefined
  readonly mailsOut: boolean
}): MailLinkOrigin {
  return (request) => {
    if (publicUrl !== undefined) return publicUrl
    const url = canonicalUrlOf(request)
    if (url !== null && isLoopback(url.hostname)) return url.origin
    return mailsOut ? null : ownLoopbackOrigin(request)
  }
}

/** Null when the host is not written as a browser would send it: with credentials, a path, or as a number. */
function canonicalUrlOf({ protocol, host }: OriginRequest): URL | null {
  const url = URL.parse(`${protocol}://${host}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '' || `${url.origin}/` !== url.href) return null
  return url.host === host.toLowerCase() ? url : null
}

/** A URL's hostname: its addresses are canonical. Names below localhost are left out: some resolvers ask the network. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function ownLoopbackOrigin({ socket }: OriginRequest): string {
  return new URL(`http://localhost:${socket.localPort ?? 80}`).origin
}
