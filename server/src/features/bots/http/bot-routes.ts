import { problemSchema } from '@retropulse/contract/accounts'
import {
  type BotUsage,
  botUsageSchema,
  icebreakerAnswerSchema,
  retroFormatAnswerSchema,
  topicQuerySchema,
} from '@retropulse/contract/bots'
import { teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS, type RefusalCode } from '@retropulse/contract/refusal'
import { ANONYMOUS_USES } from '@retropulse/domain/bots/limits'
import { safetyOf } from '@retropulse/domain/bots/safety'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cancellationOf } from '../../../platform/http/cancellation.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  askIcebreaker,
  askRetroBot,
  type AskBotPorts,
  formatAnswer,
  icebreakerAnswer,
} from '../commands/ask-bot.ts'
import { readIcebreakerUsage } from '../queries/usage.ts'
import type { AnonymousUses } from './anonymous-uses.ts'

export type BotRoutesOptions = AskBotPorts & {
  readonly identities: Pick<Identities, 'identify'>
  readonly anonymousUses: AnonymousUses
}

const params = z.object({ teamId: teamIdSchema })
const query = topicQuerySchema
const mayBeUnavailable = true

/** What the bots answer: to people of a team (BOT-4, BOT-7), and to visitors (BOT-10). */
export function botRoutes(app: HttpApp, options: BotRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/team/:teamId/icebreaker/question', {
    summary: 'Icebreaker questions for a topic',
    params,
    query,
    answer: icebreakerAnswerSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query: { topic }, cancelled }) =>
      askIcebreaker(caller, { teamId, topic, cancelled }, options),
    present: ({ answer }) => answer,
  })

  route.get('/api/team/:teamId/icebreaker/usage', {
    summary: 'How often the icebreaker bot was used',
    params,
    answer: botUsageSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId } }) => readIcebreakerUsage(caller, teamId, options),
    present: ({ usage }) => usage,
  })

  route.get('/api/team/:teamId/retro-format', {
    summary: 'A retro format for a topic',
    params,
    query,
    answer: retroFormatAnswerSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query: { topic }, cancelled }) =>
      askRetroBot(caller, { teamId, topic, cancelled }, options),
    present: ({ answer }) => answer,
  })

  publicBotRoutes(app, options)
}

/** A visitor asks no organisation's model: these answers come from the catalogue (BOT-22). */
function publicBotRoutes(app: HttpApp, options: BotRoutesOptions): void {
  const ports = { ...options, model: undefined }

  // Written out: they count in a cookie.
  app.get(
    '/api/public/icebreaker-bot',
    {
      schema: {
        summary: 'Icebreaker questions for a topic, without a team',
        querystring: query,
        response: { 200: icebreakerAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { topic } = request.query
      const usage = await countVisit(request, reply, topic, options)
      return usage === null
        ? reply
        : reply.send(await icebreakerAnswer(questionOf(topic, reply), usage, ports))
    },
  )

  app.get(
    '/api/public/retro-format-bot',
    {
      schema: {
        summary: 'A retro format for a topic, without a team',
        querystring: query,
        response: { 200: retroFormatAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { topic } = request.query
      const usage = await countVisit(request, reply, topic, options)
      return usage === null ? reply : reply.send(await formatAnswer(questionOf(topic, reply), usage, ports))
    },
  )
}

function questionOf(topic: string, reply: FastifyReply) {
  return { topic, cancelled: cancellationOf(reply) }
}

/** Counts a use of a visitor; null when the answer, a refusal, has been sent. Users have no limit here. */
async function countVisit(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  topic: string,
  { identities, anonymousUses }: BotRoutesOptions,
): Promise<BotUsage | null> {
  if (safetyOf(topic) === '2') return refused(reply, 'bad-request')
  const identity = await identities.identify(headers)
  if (identity?.kind === 'user') return { currentUsage: 0, limit: null, planId: null, isMonthly: false }
  const uses = anonymousUses.read(headers) + 1
  if (uses > ANONYMOUS_USES) return refused(reply, 'sign-in-required')
  anonymousUses.write(reply, uses)
  return { currentUsage: uses, limit: ANONYMOUS_USES, planId: null, isMonthly: false }
}

function refused(reply: FastifyReply, code: RefusalCode): null {
  void reply.code(HTTP_STATUS[code]).send({ code })
  return null
}
