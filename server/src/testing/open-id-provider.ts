// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration is no module that could be imported, and the compilers of other rooms, which use this file too, do not find it by themselves
/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** A person with an account at the provider, who is identified there by `sub`. */
export interface ProviderPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
}

/** A real OpenID provider on the loopback interface, with one client and the people that a test puts in. */
export interface OpenIdProvider {
  readonly issuer: string
  readonly app: { readonly issuer: string; readonly clientId: string; readonly secret: string }
  /** Who signs in next, without a form; null: the person refuses. Undefined: a form asks for the address. */
  next: ProviderPerson | null | undefined
  /** People whom the form finds by their address. */
  readonly people: ProviderPerson[]
  close(): Promise<void>
}

const CLIENT = { clientId: 'retropulse', secret: 'a secret of the client' }

/** `callbacks`: the addresses that the provider may redirect back to. */
export async function startOpenIdProvider(callbacks: readonly string[]): Promise<OpenIdProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(issuer, callbacks, (sub) =>
    state.people.find((person) => person.sub === sub),
  )
  const passOn = provider.callback()

  const state: OpenIdProvider = {
    issuer,
    app: { issuer, ...CLIENT },
    next: undefined,
    people: [],
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return passOn(request, response)
    const typed = request.method === 'POST' ? await readEmail(request) : undefined
    const person =
      typed === undefined ? state.next : (state.people.find(({ email }) => email === typed) ?? null)
    if (person === undefined) return showForm(response)
    if (person !== null && !state.people.includes(person)) state.people.push(person)
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person.sub } }
    return provider.interactionFinished(request, response, result)
  }
  return state
}

function createProvider(
  issuer: string,
  callbacks: readonly string[],
  find: (sub: string) => ProviderPerson | undefined,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    // The default adapter, named to avoid its warning.
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.secret,
        redirect_uris: [...callbacks],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' }] },
    cookies: { keys: ['a key of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount(_context, sub) {
      const person = find(sub)
      return person && { accountId: sub, claims: () => person }
    },
    // Grants the claims without asking the person for consent.
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function readEmail(request: IncomingMessage): Promise<string> {
  const body = Buffer.concat((await request.toArray()) as Buffer[]).toString()
  return new URLSearchParams(body).get('email') ?? ''
}

function showForm(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Example provider</title><h1>Example provider</h1>
<form method="post"><label>Work address <input name="email" type="email"></label><button>Continue</button></form></html>`)
}
