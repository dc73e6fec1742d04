import type { SsoConnection } from '@retropulse/contract/sso'
import type { OpenIdProvider, ProviderPerson } from './open-id-provider.ts'
import type { TestApp } from './start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/** An organisation with a connection, and its primary owner. */
export interface SsoStage {
  readonly orgId: string
  readonly teamId: string
  readonly owner: TestBrowser
  readonly ownerEmail: string
  readonly connection: SsoConnection
  /** The path of the calls that change the connection. */
  readonly path: string
}

/** Creates an organisation and a connection; `proven` domains are proved without their email. */
export async function setSsoStage(
  app: TestApp,
  { provider, domain, isProven = true, ownerEmail }: SsoInput,
): Promise<SsoStage> {
  const owner = openBrowser(app.url)
  const { email } = await signUp(owner, ownerEmail === undefined ? {} : { email: ownerEmail })
  const { orgId, teamId } = await createOrg(owner)
  const { issuer, clientId, secret } = provider.app
  const { status, body } = await owner.put(`/api/org/${orgId}/sso-connections`, {
    domains: [domain],
    issuer,
    clientId,
    secret,
  })
  if (status !== 201) throw new Error(`making a connection answered ${status}: ${JSON.stringify(body)}`)
  const connection = body as SsoConnection
  if (isProven)
    await app.database.pool.query('UPDATE sso_domain SET proven_at = now() WHERE connection_id = $1', [
      connection.id,
    ])
  const path = `/api/org/${orgId}/sso-connections/${connection.id}`
  return { orgId, teamId, owner, ownerEmail: email, connection, path }
}

export interface SsoInput {
  readonly provider: OpenIdProvider
  readonly domain: string
  readonly isProven?: boolean
  readonly ownerEmail?: string
}

/** Where /sso-login redirects the browser: an address of the provider, or of /sso. */
export async function beginSso(browser: TestBrowser, connectionId: string, returnTo = '/'): Promise<string> {
  const query = new URLSearchParams({ connection: connectionId, returnTo })
  const { headers } = await browser.get(`/sso-login?${query.toString()}`)
  return headers.get('location') ?? ''
}

/** Follows the provider for a person who is asked nothing; returns the path that it redirects back to. */
export async function visitProvider(provider: OpenIdProvider, url: string): Promise<string> {
  const browser = openBrowser(provider.issuer)
  let at = url
  for (let hops = 0; at.startsWith(provider.issuer); hops += 1) {
    if (hops === 9) throw new Error('the provider goes round in circles')
    const { status, headers, body } = await browser.get(at.slice(provider.issuer.length))
    const next = headers.get('location')
    if (next === null) throw new Error(`the provider answered ${status}: ${JSON.stringify(body)}`)
    at = new URL(next, provider.issuer).href
  }
  const { pathname, search } = new URL(at)
  return pathname + search
}

/** A whole sign-in; returns where it ended. */
export async function signInBySso(
  browser: TestBrowser,
  provider: OpenIdProvider,
  connectionId: string,
  person: ProviderPerson | null,
  returnTo?: string,
): Promise<string> {
  const url = await beginSso(browser, connectionId, returnTo)
  // One at a time: the provider signs the next browser in as this person.
  provider.next = person
  const { headers } = await browser.get(await visitProvider(provider, url))
  return headers.get('location') ?? ''
}
