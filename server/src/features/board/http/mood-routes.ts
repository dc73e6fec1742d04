import { problemSchema } from '@retropulse/contract/accounts'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  answerMoodSchema,
  moodAnsweredSchema,
  moodPollSchema,
  readMoodSchema,
} from '@retropulse/contract/mood'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { answerMood, type AnswerMoodPorts } from '../commands/answer-mood.ts'
import { readMood, type ReadMoodPorts } from '../queries/read-mood.ts'

export type MoodRoutesOptions = AnswerMoodPorts & ReadMoodPorts & { readonly identities: Identities }

const POLLS = '/api/team/:teamId/board/:boardId/polls'
const params = z.object({ teamId: teamIdSchema, boardId: boardIdSchema })

/** A board's mood poll (board.md §7). Who answers is who the session or the guest's cookie says (D1). */
export function moodRoutes(app: HttpApp, options: MoodRoutesOptions): void {
  const { identities } = options

  app.post(
    POLLS,
    {
      schema: { params, body: answerMoodSchema, response: { 200: moodAnsweredSchema, '4xx': problemSchema } },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const answered = await answerMood(identity, request.params, request.body.mood.value, options)
      if (!answered.ok) return reply.code(HTTP_STATUS[answered.code]).send({ code: answered.code })
      return reply.send({ submittedValue: answered.submittedValue })
    },
  )

  app.get(
    POLLS,
    {
      schema: {
        params,
        querystring: readMoodSchema,
        response: { 200: moodPollSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readMood(identity, request.params, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.poll)
    },
  )
}
