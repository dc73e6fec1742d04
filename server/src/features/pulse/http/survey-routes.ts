import { orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  orgPulseQuerySchema,
  orgPulseSchema,
  pulseCommentIdSchema,
  pulseSurveySchema,
  replyToCommentSchema,
  retroStartedSchema,
  saveScheduleSchema,
  startSurveySchema,
  submitAnswersSchema,
  surveyIdSchema,
  surveyMadeSchema,
  teamPulseQuerySchema,
  teamPulseSchema,
  teamScheduleSchema,
} from '@retropulse/contract/pulse-survey'
import type { SurveyStep } from '@retropulse/domain/pulse/survey'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { type Routes, routesOn } from '../../../platform/http/route.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import {
  type ChangeSchedulePorts,
  deleteSchedule,
  readSchedule,
  saveSchedule,
} from '../commands/change-schedule.ts'
import {
  changeSurvey,
  type ChangeSurveyPorts,
  deleteSurvey,
  duplicateSurvey,
  restoreSurvey,
} from '../commands/change-survey.ts'
import { endConversation, replyToComment, type ReplyToCommentPorts } from '../commands/reply-to-comment.ts'
import { startRetroAbout, type StartRetroPorts } from '../commands/start-retro.ts'
import { startSurvey, type StartSurveyPorts } from '../commands/start-survey.ts'
import { submitAnswers, type SubmitAnswersPorts } from '../commands/submit-answers.ts'
import { type OrgSurveysPorts, readOrgSurveys } from '../queries/org-surveys.ts'
import { readSurvey, type ReadSurveyPorts } from '../queries/read-survey.ts'
import { surveyJson } from '../queries/survey-json.ts'
import { readTeamSurveys, type TeamSurveysPorts } from '../queries/team-surveys.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { Surveys } from '../store/surveys.ts'
import type { Threads } from '../store/threads.ts'

export interface SurveyRoutesOptions
  extends
    StartSurveyPorts,
    ChangeSurveyPorts,
    ChangeSchedulePorts,
    SubmitAnswersPorts,
    ReplyToCommentPorts,
    StartRetroPorts,
    OrgSurveysPorts,
    TeamSurveysPorts,
    ReadSurveyPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf' | 'hasTooManyTeams'>
  readonly surveys: Surveys
  readonly answers: PulseAnswers
  readonly threads: Threads
  readonly schedules: ChangeSchedulePorts['schedules']
  readonly identities: Pick<Identities, 'identify'>
  readonly mailLinkOrigin: MailLinkOrigin
  readonly doInSteps: DoInSteps
  /** Tells everyone who answered a survey that there is an answer to a comment; `origin`: where links lead. */
  readonly emailNewAnswer: (surveyId: string, origin: string) => void
}

type SurveyRoutes = Routes<Identity | null>

const teamParams = z.object({ teamId: teamIdSchema })
const params = z.object({ teamId: teamIdSchema, pulseId: surveyIdSchema })
const surveyParams = z.object({ id: surveyIdSchema })
const commentParams = z.object({ id: surveyIdSchema, commentId: pulseCommentIdSchema })

const OF_TEAM = '/api/team/:teamId/pulse'
const ONE_OF_TEAM = `${OF_TEAM}/:pulseId`
const SCHEDULE = '/api/team/:teamId/pulse-schedule'
const ONE = '/api/pulse-survey/:id'
const COMMENT = `${ONE}/comment/:commentId`
/** Thirty comments of full length, of characters with three bytes each, do not fit into the usual limit. */
const bodyLimit = 256 * 1024

/** Pulse surveys: started and read by teams, answered by people, summed up for organisations (PULSE-36 to PULSE-70). */
export function surveyRoutes(app: HttpApp, options: SurveyRoutesOptions): void {
  const route = routesOn(app, options.identities)
  teamRoutes(route, options)
  scheduleRoutes(route, options)
  answerRoutes(route, options)
  route.get('/api/org/:orgId/pulse', {
    summary: 'What a pulse model found in an organisation',
    params: z.object({ orgId: orgIdSchema }),
    query: orgPulseQuerySchema,
    answer: orgPulseSchema,
    call: (call) => readOrgSurveys(call.caller, call.params.orgId, call.query.modelId ?? null, options),
    present: ({ pulse }) => pulse,
  })
}

/** The surveys of a team, for the people who start them. */
function teamRoutes(route: SurveyRoutes, options: SurveyRoutesOptions): void {
  route.get(OF_TEAM, {
    summary: 'Pulse surveys of a team, with their results',
    params: teamParams,
    query: teamPulseQuerySchema,
    answer: teamPulseSchema,
    call: ({ caller, params: { teamId }, query: { modelId, getLatest } }) =>
      readTeamSurveys(
        caller,
        teamId,
        { modelId: modelId ?? null, latestOnly: getLatest === 'true' },
        options,
      ),
    present: ({ list }) => list,
  })

  route.put(OF_TEAM, {
    summary: 'Starts a pulse survey',
    params: teamParams,
    body: startSurveySchema,
    answer: surveyMadeSchema,
    status: 201,
    call: ({ caller, params: { teamId }, body }) => startSurvey(caller, teamId, body, options),
    present: ({ id }) => ({ id }),
  })

  const steps: readonly (readonly [SurveyStep, string])[] = [
    ['start', 'Starts a pulse survey that is a draft'],
    ['end', 'Ends a pulse survey'],
    ['reopen', 'Lets people answer an ended pulse survey again'],
  ]
  for (const [step, summary] of steps)
    route.post(`${ONE_OF_TEAM}/${step}`, {
      summary,
      params,
      call: (call) => changeSurvey(call.caller, call.params, step, options),
    })

  route.post(`${ONE_OF_TEAM}/duplicate`, {
    summary: 'Makes a draft with the questions of a pulse survey',
    params,
    answer: surveyMadeSchema,
    status: 201,
    call: (call) => duplicateSurvey(call.caller, call.params, options),
    present: ({ id }) => ({ id }),
  })

  route.post(`${ONE_OF_TEAM}/retro`, {
    summary: 'Starts a retro about the results of a pulse survey',
    params,
    answer: retroStartedSchema,
    status: 201,
    call: (call) => startRetroAbout(call.caller, call.params, options),
    present: ({ id }) => ({ id }),
  })

  route.delete(ONE_OF_TEAM, {
    summary: 'Deletes a pulse survey; for 30 days it can be restored',
    params,
    call: (call) => deleteSurvey(call.caller, call.params, options),
  })

  route.post(`${ONE_OF_TEAM}/restore`, {
    summary: 'Brings a deleted pulse survey back',
    params,
    call: (call) => restoreSurvey(call.caller, call.params, options),
  })
}

/** When the surveys of a team start by themselves. */
function scheduleRoutes(route: SurveyRoutes, options: SurveyRoutesOptions): void {
  route.get(SCHEDULE, {
    summary: 'When the pulse surveys of a team start by themselves',
    params: teamParams,
    answer: teamScheduleSchema,
    call: ({ caller, params: { teamId } }) => readSchedule(caller, teamId, options),
    present: ({ schedule }) => ({ schedule }),
  })

  route.put(SCHEDULE, {
    params: teamParams,
    body: saveScheduleSchema,
    call: ({ caller, params: { teamId }, body }) => saveSchedule(caller, teamId, body, options),
  })

  route.delete(SCHEDULE, {
    params: teamParams,
    call: ({ caller, params: { teamId } }) => deleteSchedule(caller, teamId, options),
  })
}

/** One survey, for the people who answer it. */
function answerRoutes(route: SurveyRoutes, options: SurveyRoutesOptions): void {
  route.get(ONE, {
    summary: 'A pulse survey, with the caller’s own answers',
    params: surveyParams,
    answer: pulseSurveySchema,
    call: ({ caller, params: { id } }) => readSurvey(caller, id, options),
    text: ({ survey }) => surveyJson(survey, options.doInSteps),
  })

  route.post(ONE, {
    summary: 'Stores the caller’s answers, or replaces them',
    params: surveyParams,
    body: submitAnswersSchema,
    bodyLimit,
    call: ({ caller, params: { id }, body }) => submitAnswers(caller, id, body, options),
  })

  route.post(`${COMMENT}/reply`, {
    summary: 'Answers a comment, or the answer to an own one',
    params: commentParams,
    body: replyToCommentSchema,
    async call(call) {
      const replied = await replyToComment(call.caller, call.params, call.body, options)
      if (replied.ok && replied.isAnswer) {
        const origin = options.mailLinkOrigin(call.request)
        if (origin !== null) options.emailNewAnswer(call.params.id, origin)
      }
      return replied
    },
  })

  route.post(`${COMMENT}/end`, {
    summary: 'Ends the conversation below a comment',
    params: commentParams,
    call: (call) => endConversation(call.caller, call.params, options),
  })
}
