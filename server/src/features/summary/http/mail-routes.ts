import { problemSchema } from '@retropulse/contract/accounts'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { sendSummarySchema, summarySentSchema } from '@retropulse/contract/summary'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { createLimiter } from '../../../platform/http/request-limits.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { sendEmailsWith } from '../../../platform/mail/send-email.ts'
import type { Identities } from '../../auth/api.ts'
import { mailSummary, type MailSummaryPorts, mayMailSummary } from '../commands/mail-summary.ts'

export interface MailRoutesOptions extends Omit<MailSummaryPorts, 'send'> {
  readonly identities: Identities
  readonly mailer: Mailer
  /** Whether email leaves this server; false where it stays in its outbox (MAIL-17). */
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
}

/** For one board: a facilitator cannot flood a whole team by pressing a button (MAIL-14). */
const MAILS_PER_MINUTE = 5

const params = z.object({ teamId: teamIdSchema, id: boardIdSchema })

/** The summary of a retro by email (MAIL-2). */
export function mailRoutes(app: HttpApp, options: MailRoutesOptions): void {
  const { identities, mailLinkOrigin } = options
  const ports = { ...options, send: sendEmailsWith(options.mailer) }
  const takeFromBoard = createLimiter(app, MAILS_PER_MINUTE, (request) => params.parse(request.params).id)

  app.post(
    '/api/team/:teamId/board/:id/send-email',
    {
      schema: {
        params,
        body: sendSummarySchema,
        response: { 200: summarySentSchema, '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { teamId, id: boardId } = request.params
      const identity = await identities.identify(request.headers)
      const mailable = await mayMailSummary(identity, { teamId, boardId }, ports)
      if (!mailable.ok) return reply.code(HTTP_STATUS[mailable.code]).send({ code: mailable.code })
      // Refused requests do not use up the allowance of the board (MAIL-14).
      if (!(await takeFromBoard(request, reply))) return reply
      const origin = mailLinkOrigin(request)
      const sent =
        origin === null
          ? ({ ok: false, code: 'public-url-required' } as const)
          : await mailSummary(
              mailable,
              { ...request.body, link: `${origin}/board/${boardId}`, origin },
              ports,
            )
      if (!sent.ok) return reply.code(HTTP_STATUS[sent.code]).send({ code: sent.code })
      return reply.send({ receivers: sent.receivers, isMailed: options.isMailConfigured })
    },
  )
}
