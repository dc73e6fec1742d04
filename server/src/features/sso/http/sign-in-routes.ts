import { safeReturnTo } from '@retropulse/contract/return-to'
import {
  connectionIdSchema,
  ssoLookedUpSchema,
  ssoLookupSchema,
  type SsoError,
} from '@retropulse/contract/sso'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import { finishSignIn, type FinishSignInPorts } from '../commands/finish-sign-in.ts'
import type { OpenId } from '../ports.ts'
import { findConnection, type FindConnectionPorts } from '../queries/find-connection.ts'
import { beginFlow, contextIn, FLOW_GOOD_FOR_MS, newBrowserSecret, resumeFlow } from './sso-flow.ts'

export interface SignInRoutesOptions extends FinishSignInPorts, FindConnectionPorts {
  readonly connections: FinishSignInPorts['connections'] & FindConnectionPorts['connections']
  readonly openId: Pick<OpenId, 'authorizeUrl' | 'finish'>
  /** Signs states and the browser's cookie, and derives the secrets of each sign-in. */
  readonly flowKey: string
  /** Cookies are marked `Secure`. */
  readonly isSecure: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly originOf: (request: FastifyRequest) => string
}

/** The address to which providers send the browser back. */
export const CALLBACK = '/sso-callback'

/** SSO-11, SSO-14, SSO-17: the look-up of a connection, and signing in through its provider. */
export function signInRoutes(app: HttpApp, options: SignInRoutesOptions): void {
  const { connections, identities, openId, flowKey, isSecure, now, originOf } = options
  const cookieName = `${cookiePrefix(isSecure)}.sso`

  app.get(
    '/api/sso-connection',
    {
      schema: {
        summary: 'The SSO connection of an email domain, or of an organisation, team or board',
        querystring: ssoLookupSchema,
        response: { 200: ssoLookedUpSchema },
      },
    },
    async (request, reply) => reply.send({ connection: await findConnection(request.query, options) }),
  )

  app.get(
    '/sso-login',
    {
      schema: {
        summary: 'Leads to the provider of an SSO connection',
        querystring: z.object({ connection: z.string().max(100), returnTo: z.string().max(4000).optional() }),
      },
    },
    async (request, reply) => {
      const connectionId = connectionIdSchema.safeParse(request.query.connection).data
      const returnTo = safeReturnTo(request.query.returnTo)
      const openApp = connectionId === undefined ? null : await connections.appOf(connectionId)
      if (connectionId === undefined || openApp === null) return fail(reply, 'unknown-connection', returnTo)
      const isOwn = beganHere(request)
      if (!isOwn && (await identities.identify(request.headers))?.kind === 'user')
        return reply.redirect(returnTo)
      const secret = secretOf(request) ?? newBrowserSecret()
      const flow = beginFlow({ connectionId, returnTo, isOwn }, secret, flowKey, now())
      const url = await openId.authorizeUrl(openApp, { redirectUri: originOf(request) + CALLBACK, ...flow })
      if (url === null) return fail(reply, 'unreachable', returnTo)
      return reply
        .setCookie(cookieName, signText(secret, flowKey), {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: isSecure,
          maxAge: FLOW_GOOD_FOR_MS / 1000,
        })
        .redirect(url)
    },
  )

  app.get(
    CALLBACK,
    {
      schema: {
        summary: 'Where a provider sends people back to',
        querystring: z.object({ state: z.string().max(8000).optional() }),
      },
    },
    async (request, reply) => {
      const { state = '' } = request.query
      const secret = secretOf(request)
      const resumed = secret === null ? null : resumeFlow(state, secret, flowKey, now())
      if (resumed === null) return fail(reply, 'expired', contextIn(state, flowKey)?.returnTo ?? '/')
      const { connectionId, returnTo, isOwn } = resumed.context
      const flow = { redirectUri: originOf(request) + CALLBACK, ...resumed.begun }
      const query = request.url.slice(request.url.indexOf('?'))
      const arrival = { flow, query, headers: request.headers, isOwn }
      const finished = await finishSignIn(connectionId, arrival, options)
      if (!finished.ok) return fail(reply, finished.error, returnTo)
      for (const cookie of finished.cookies) reply.header('set-cookie', cookie)
      return reply.redirect(returnTo)
    },
  )

  function secretOf(request: FastifyRequest): string | null {
    const signed = readCookie(request.headers, cookieName)
    return signed === null ? null : openSignedText(signed, flowKey)
  }
}

/**
 * SSO-16: whether the request comes from a page of this site, by the browser's own header. An attacker can link to a
 * connection whose provider asks nothing: such a link must not silently sign a user in to another account.
 */
function beganHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}

/** SSO-17: leads to the page that names the reason, and keeps `returnTo`. */
function fail(reply: FastifyReply, error: SsoError, returnTo: string): FastifyReply {
  const query = new URLSearchParams({ error, ...(returnTo !== '/' && { returnTo }) })
  return reply.redirect(`/sso?${query.toString()}`)
}
