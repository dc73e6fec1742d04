import { problemSchema, SOCIAL_IDS, socialSignInSchema, socialUrlSchema } from '@retropulse/contract/accounts'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { safeReturnTo } from '@retropulse/contract/return-to'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { enterSocially } from '../commands/enter-socially.ts'
import type { PasswordGate, SocialProvider } from '../ports.ts'
import type { ExternalSignIn } from '../queries/external-sign-in.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { SocialFlows } from './social-flow.ts'

export interface SocialRoutesOptions {
  readonly providers: readonly SocialProvider[]
  readonly externals: ExternalSignIn
  readonly gate: PasswordGate
  readonly flows: SocialFlows
  readonly limits: Pick<AttemptLimits, 'perAddress'>
  readonly publicUrl: string | undefined
}

const params = z.object({ provider: z.enum(SOCIAL_IDS) })
const query = z.looseObject({ state: z.string().max(200).catch('') })

/** AUTH-15: signing in with an account at another service. */
export function socialRoutes(app: HttpApp, options: SocialRoutesOptions): void {
  const { providers, externals, gate, flows, limits, publicUrl } = options
  const preHandler = limits.perAddress
  // Services redirect only to addresses registered with them, so that a request cannot name another host.
  const redirectUri = ({ protocol, host }: FastifyRequest, provider: string) =>
    `${publicUrl ?? `${protocol}://${host}`}/api/auth/callback/${provider}`

  app.post(
    '/api/auth/sign-in/social',
    {
      schema: {
        body: socialSignInSchema,
        response: { 200: socialUrlSchema, '4xx': problemSchema, '5xx': problemSchema },
        summary: 'Says where to go to sign in with an account at another service',
      },
      preHandler,
    },
    async (request, reply) => {
      const { provider: id, returnTo } = request.body
      const provider = providers.find((each) => each.id === id)
      if (provider === undefined) return refuse('not-found')
      const flow = flows.begin(reply, { provider: id, returnTo: safeReturnTo(returnTo) })
      const url = await provider.authorizeUrl({ ...flow, redirectUri: redirectUri(request, id) })
      return url === null ? refuse('unavailable') : { url }

      function refuse(code: 'not-found' | 'unavailable') {
        return reply.code(HTTP_STATUS[code]).send({ code })
      }
    },
  )

  /** Users come here from the service by a redirect: every failure has to answer with a page (AUTH-16). */
  app.get(
    '/api/auth/callback/:provider',
    {
      schema: { params, querystring: query, summary: 'Where a service sends people back to' },
      preHandler,
    },
    async (request, reply) => {
      const flow = flows.take(request.headers, reply, request.query.state)
      const provider = providers.find(({ id }) => id === request.params.provider)
      if (provider === undefined || flow === null || flow.provider !== provider.id)
        return reply.redirect(failedPath('expired', '/'))
      const entered = await enterSocially(
        provider,
        { ...flow, redirectUri: redirectUri(request, provider.id) },
        { query: queryOf(request), headers: request.headers },
        { externals, gate },
      )
      if (!entered.ok) return reply.redirect(failedPath(entered.why, flow.returnTo))
      for (const cookie of entered.cookies) reply.header('set-cookie', cookie)
      return reply.redirect(flow.returnTo)
    },
  )
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

/** AUTH-16: the sign-in page, which has a sentence for each error and keeps `returnTo`. */
function failedPath(error: string, returnTo: string): string {
  const search = new URLSearchParams({ error, ...(returnTo !== '/' && { returnTo }) })
  return `/login?${search.toString()}`
}
