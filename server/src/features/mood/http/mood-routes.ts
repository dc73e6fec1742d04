import { problemSchema } from '@retropulse/contract/accounts'
import {
  answerMoodSchema,
  moodAnsweredSchema,
  moodPollSchema,
  readMoodSchema,
} from '@retropulse/contract/mood'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { answerMood, type AnswerMoodPorts } from '../commands/answer-mood.ts'
import { readMood, type ReadMoodPorts } from '../queries/read-mood.ts'
import { BOARD_PATHS, boardPlaceParams } from '../../board/api.ts'

export type MoodRoutesOptions = AnswerMoodPorts & ReadMoodPorts & { readonly identities: Identities }

/** The mood poll of a board. The respondent is taken from the session or the guest cookie (MOOD-15, MOOD-16). */
export function moodRoutes(app: HttpApp, options: MoodRoutesOptions): void {
  for (const path of BOARD_PATHS) pollRoutes(app, `${path}/polls`, options)
}

function pollRoutes(app: HttpApp, path: string, options: MoodRoutesOptions): void {
  const { identities } = options

  app.post(
    path,
    {
      schema: {
        params: boardPlaceParams,
        body: answerMoodSchema,
        response: { 200: moodAnsweredSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const answered = await answerMood(identity, request.params, request.body.mood.value, options)
      if (!answered.ok) return reply.code(HTTP_STATUS[answered.code]).send({ code: answered.code })
      return reply.send({ submittedValue: answered.submittedValue })
    },
  )

  app.get(
    path,
    {
      schema: {
        params: boardPlaceParams,
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
