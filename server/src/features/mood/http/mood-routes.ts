import {
  answerMoodSchema,
  moodAnsweredSchema,
  moodPollSchema,
  readMoodSchema,
} from '@retropulse/contract/mood'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { answerMood, type AnswerMoodPorts } from '../commands/answer-mood.ts'
import { readMood, type ReadMoodPorts } from '../queries/read-mood.ts'
import { BOARD_PATHS, boardPlaceParams } from '../../board/api.ts'

export type MoodRoutesOptions = AnswerMoodPorts & ReadMoodPorts & { readonly identities: Identities }

/** The mood poll of a board. The respondent is taken from the session or the guest cookie (MOOD-15, MOOD-16). */
export function moodRoutes(app: HttpApp, options: MoodRoutesOptions): void {
  const route = routesOn(app, options.identities)
  for (const place of BOARD_PATHS) {
    const path = `${place}/polls`

    route.post(path, {
      params: boardPlaceParams,
      body: answerMoodSchema,
      answer: moodAnsweredSchema,
      call: ({ caller, params, body }) => answerMood(caller, params, body.mood.value, options),
      present: ({ submittedValue }) => ({ submittedValue }),
    })

    route.get(path, {
      params: boardPlaceParams,
      query: readMoodSchema,
      answer: moodPollSchema,
      call: ({ caller, params }) => readMood(caller, params, options),
      present: ({ poll }) => poll,
    })
  }
}
