import { createHmac, timingSafeEqual } from 'node:crypto'

/** An agent as it registered itself (RFC 7591): a public client, which has no secret. */
export interface Client {
  /** Chosen by the agent. */
  readonly name: string
  readonly redirectUris: readonly string[]
}

/**
 * The id of a client, which holds what it registered, signed: nothing is stored for a client, so that no number of
 * registrations fills the database (MCP-12).
 */
export function clientIdOf({ name, redirectUris }: Client, secret: string): string {
  const content = Buffer.from(JSON.stringify([name, ...redirectUris])).toString('base64url')
  return `${content}.${signatureOf(content, secret)}`
}

/** Null: this server did not give out the id. */
export function clientWith(clientId: string, secret: string): Client | null {
  const [content = '', signature = ''] = clientId.split('.')
  const [sent, expected] = [Buffer.from(signature), Buffer.from(signatureOf(content, secret))]
  if (clientId !== `${content}.${signature}` || sent.length !== expected.length) return null
  if (!timingSafeEqual(sent, expected)) return null
  const parts: unknown = JSON.parse(Buffer.from(content, 'base64url').toString())
  const [name = '', ...redirectUris] = Array.isArray(parts) ? parts.map(String) : []
  return { name, redirectUris }
}

/** Whether codes may be sent there: to pages over https, and to programs on the user's own machine (RFC 8252). */
export function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri)
  if (url === null || uri.includes('#') || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopback(url)
}

/** Whether a client registered the address; the port of a program on the user's own machine changes at each start. */
export function isRegistered({ redirectUris }: Client, uri: string): boolean {
  return isRedirectUri(uri) && redirectUris.some((one) => one === uri || portless(one) === portless(uri))
}

function portless(uri: string): string {
  const url = new URL(uri)
  if (isLoopback(url)) url.port = ''
  return url.href
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url')
}
