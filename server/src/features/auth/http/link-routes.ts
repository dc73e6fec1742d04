import {
  linkPreviewSchema,
  magicLinkSchema,
  mailedSchema,
  okSchema,
  problemSchema,
  profileSchema,
  resetPasswordSchema,
  tokenSchema,
} from '@retropulse/contract/accounts'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BackgroundTasks } from '../../../platform/process/background-tasks.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import { enterByLink } from '../commands/enter-by-link.ts'
import { mailMagicLink, type MailLinkPorts, mailReset } from '../commands/mail-links.ts'
import type { Accounts } from '../store/accounts.ts'
import type { People } from '../store/people.ts'
import { type AttemptLimits, emailSchema } from './attempt-limits.ts'
import type { LinkRequestCookie } from './link-request-cookie.ts'
import { presentEntry } from './entered.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface LinkRoutesOptions extends MailLinkPorts {
  readonly accounts: Accounts
  readonly people: Pick<People, 'claimGuest'>
  readonly cookies: IdentityCookies
  readonly linkRequest: LinkRequestCookie
  readonly limits: AttemptLimits
  readonly backgroundTasks: BackgroundTasks
  readonly mailLinkOrigin: MailLinkOrigin
  /** Whether email leaves this server; sign-in links are offered only then (AUTH-14). */
  readonly isMailConfigured: boolean
  /** Called when an email cannot be sent until the operator sets PUBLIC_URL (AUTH-13). */
  readonly onNoOrigin: () => void
}

const validEmail = emailSchema.pipe(z.email())
const resetInput = z.object({ email: validEmail })
const response = { 200: okSchema, '4xx': problemSchema, '5xx': problemSchema }

/** Links by email: to set a new password (AUTH-11), and to sign in without one (AUTH-14). */
export function linkRoutes(app: HttpApp, options: LinkRoutesOptions): void {
  const { accounts, people, cookies, limits, backgroundTasks, gate, linkRequest, mailLinkOrigin } = options
  const preHandler = limits.perAddress

  /** AUTH-9: the answer comes first and the work after it, so that neither text nor timing discloses an account. */
  app.post(
    '/api/auth/request-password-reset',
    {
      schema: {
        body: resetInput,
        response: { ...response, 200: mailedSchema },
        summary: 'Mails a link to set a new password',
      },
      preHandler,
    },
    async (request, reply) => {
      const { email } = request.body
      if (await gate.refusesPassword(email)) return refuse(reply, 'sso-required')
      const origin = mailLinkOrigin(request)
      if (origin === null) return refuseWithoutOrigin(reply)
      backgroundTasks.run(() => mailReset(email, origin, options))
      return { ok: true as const, isMailed: options.isMailConfigured }
    },
  )

  app.post(
    '/api/auth/reset-password',
    {
      schema: { body: resetPasswordSchema, response, summary: 'Sets a new password by a mailed token' },
      preHandler,
    },
    async (request, reply) => {
      const done = await accounts.reset(request.body)
      return done.ok ? done : reply.code(done.status).send({ code: done.code })
    },
  )

  if (!options.isMailConfigured) return
  app.post(
    '/api/auth/sign-in/magic-link',
    {
      schema: {
        body: magicLinkSchema.extend({ email: validEmail }),
        response,
        summary: 'Mails a link that signs in',
      },
      preHandler,
    },
    async (request, reply) => {
      const origin = mailLinkOrigin(request)
      if (origin === null) return refuseWithoutOrigin(reply)
      const sent = await mailMagicLink(request.body, origin, options)
      if (sent !== 'sent') return refuse(reply, sent)
      linkRequest.remember(reply, request.body.email)
      return { ok: true as const }
    },
  )

  /** What the page shows before it signs in: the link may be for an account that its reader did not expect. */
  app.post(
    '/api/auth/magic-link/preview',
    {
      schema: {
        body: tokenSchema,
        response: { 200: linkPreviewSchema, '4xx': problemSchema },
        summary: 'Says whom a mailed token signs in; it stays good',
      },
      preHandler,
    },
    async (request, reply) => {
      const email = await accounts.addressOfLink(request.body.token)
      if (email === null) return reply.code(400).send({ code: 'INVALID_TOKEN' })
      const isGuest = cookies.readGuest(request.headers) !== null
      return { email, leavesGuest: isGuest && !linkRequest.isRemembered(request.headers, email) }
    },
  )

  /** AUTH-14: a page posts the token, so that a mail scanner that follows the link does not use it up. */
  app.post(
    '/api/auth/magic-link/verify',
    {
      schema: {
        body: tokenSchema,
        response: { 200: profileSchema, '4xx': problemSchema },
        summary: 'Signs in by a mailed token',
      },
      preHandler,
    },
    async (request, reply) => {
      const isAskedHere = (email: string) => linkRequest.isRemembered(request.headers, email)
      const guestOf = (email: string) => (isAskedHere(email) ? cookies.readGuest(request.headers) : null)
      const former = cookies.readSession(request.headers) === null ? null : request.headers
      const entered = await enterByLink(request.body.token, { guestOf, former }, { accounts, people, gate })
      return presentEntry(entered, reply, cookies, entered.ok && isAskedHere(entered.profile.email))
    },
  )

  /** Comes before the look-up of the account, so that the answer discloses nothing about it (AUTH-9). */
  function refuseWithoutOrigin(reply: FastifyReply): FastifyReply {
    options.onNoOrigin()
    return refuse(reply, 'public-url-required')
  }
}

function refuse(
  reply: FastifyReply,
  code: 'sso-required' | 'mail-failed' | 'public-url-required',
): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code })
}
