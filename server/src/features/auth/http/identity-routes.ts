import {
  type ClientConfig,
  problemSchema,
  profileSchema,
  type SocialId,
  type Status,
  statusSchema,
  uidSchema,
} from '@retropulse/contract/accounts'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../queries/identity.ts'
import { profileOf } from '../queries/profile-of.ts'
import type { Accounts } from '../store/accounts.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface IdentityRoutesOptions {
  readonly identities: Pick<Identities, 'identify'>
  readonly accounts: Pick<Accounts, 'renewSession'>
  readonly cookies: IdentityCookies
  readonly offer: {
    readonly allowsOrgCreation: boolean
    readonly links: Status['links']
    /** Whether a link that this request asked for would be mailed (AUTH-13). */
    readonly mayMailLinks: (request: FastifyRequest) => boolean
    readonly social: readonly SocialId[]
    readonly offersSso: () => Promise<boolean>
    readonly clientConfigOf: (request: FastifyRequest) => ClientConfig
  }
}

/** AUTH-5, AUTH-19: the identity of the caller, and the ways to sign in that this installation offers. */
export function identityRoutes(app: HttpApp, options: IdentityRoutesOptions): void {
  const { identities, accounts, cookies, offer } = options

  app.get('/uid', { schema: { response: { 200: uidSchema } } }, async (request, reply) => {
    const identity = await identities.identify(request.headers)
    if (identity?.kind === 'user') return { uid: identity.id }
    return { uid: cookies.setGuest(reply, identity?.id) }
  })

  app.get('/status', { schema: { response: { 200: statusSchema } } }, async (request, reply) => {
    const identity = await identities.identify(request.headers)
    const offered = await offeredTo(request)
    if (identity?.kind !== 'user') return { profile: null, ...offered }
    for (const cookie of await accounts.renewSession(request.headers)) reply.header('set-cookie', cookie)
    return { profile: profileOf(identity), ...offered }
  })

  const profileAnswer = { 200: profileSchema, '4xx': problemSchema }
  app.get('/profile', { schema: { response: profileAnswer } }, async (request, reply) => {
    const identity = await identities.identify(request.headers)
    if (identity?.kind === 'user') return profileOf(identity)
    return reply.code(HTTP_STATUS['sign-in-required']).send({ code: 'sign-in-required' })
  })

  async function offeredTo(request: FastifyRequest): Promise<Omit<Status, 'profile'>> {
    const { allowsOrgCreation, links, mayMailLinks, social } = offer
    const sso = (await offer.offersSso()) ? SSO : []
    const byMail = mayMailLinks(request) ? MAGIC_LINK : []
    const signInWith = ['password', ...byMail, ...social, ...sso] satisfies Status['signInWith']
    return { allowsOrgCreation, links, signInWith, config: offer.clientConfigOf(request) }
  }
}

const MAGIC_LINK = ['magic-link'] as const
const SSO = ['sso'] as const
