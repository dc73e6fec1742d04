import { problemSchema } from '@retropulse/contract/accounts'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { bytesOf, headerOf, withUnparsedBody } from '../../../platform/http/unparsed-body.ts'
import { type PressDonePorts, type Pressed, pressDone } from '../commands/press-done.ts'
import type { Slack, SlackClick } from '../ports.ts'

export interface InteractionRouteOptions extends PressDonePorts {
  readonly slack: Pick<Slack, 'respond'>
  readonly readClick: NonNullable<Slack['readClick']>
  readonly onError: (error: unknown) => void
}

/** A message of 50 blocks comes with the press. */
const BODY_LIMIT = 256 * 1024
/** Slack shows a failure after 3 s. */
const ANSWER_MS = 2500
/** Slack's end of the answer may be away for a moment. */
const PAUSE_MS = 2000

/**
 * POST /api/slack/interactions: the Done buttons of the digest (SLACK-28). The signature is over the bytes as they came,
 * so that this route alone gets its body unparsed. It answers 200 only once the action item is done: otherwise Slack
 * tells the person who pressed that it failed.
 */
export function interactionRoute(app: HttpApp, options: InteractionRouteOptions): void {
  withUnparsedBody(
    app,
    { mediaType: 'application/x-www-form-urlencoded', bodyLimit: BODY_LIMIT },
    (scope) => {
      scope.post(
        '/api/slack/interactions',
        {
          bodyLimit: BODY_LIMIT,
          schema: {
            summary: 'Presses of buttons in Slack, with its signature',
            response: { 200: z.null(), '4xx': problemSchema, '5xx': problemSchema },
          },
        },
        async (request, reply) => {
          const { isFromSlack, click } = options.readClick({
            timestamp: headerOf(request, 'x-slack-request-timestamp'),
            signature: headerOf(request, 'x-slack-signature'),
            body: bytesOf(request),
          })
          if (!isFromSlack) return reply.code(403).send({ code: 'forbidden' })
          if (click === null) return reply.code(200).send(null)
          const pressing = pressDone(click, options)
          respondLater(click, pressing, options)
          const isInTime = await Promise.race([pressing.then(() => true), after(ANSWER_MS).then(() => false)])
          return isInTime ? reply.code(200).send(null) : reply.code(503).send({ code: 'unavailable' })
        },
      )
    },
  )
}

/** Answers the press through Slack, later, once more when that fails. */
function respondLater(
  click: SlackClick,
  pressing: Promise<Pressed>,
  { slack, onError }: Pick<InteractionRouteOptions, 'slack' | 'onError'>,
): void {
  const respond = async () => {
    const pressed = await pressing.catch(() => null)
    // The press itself has failed, and was answered with that.
    if (pressed === null) return
    const answer = pressed.isDone ? { message: pressed.message } : { notice: pressed.notice }
    if (await slack.respond(click, answer)) return
    await after(PAUSE_MS)
    await slack.respond(click, answer)
  }
  respond().catch(onError)
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
