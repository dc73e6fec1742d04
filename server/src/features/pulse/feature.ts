import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import type { Team } from '@retropulse/contract/teams'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import { surveyStateOf } from '@retropulse/domain/pulse/survey'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { nanoid } from 'nanoid'
import { createHmac } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { sendWith } from '../../platform/mail/send-email.ts'
import { forEachIsolated } from '@retropulse/domain/kernel/for-each-isolated'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { Identities, Identity } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { Memberships, Organisations } from '../orgs/api.ts'
import type { PulseApi, SurveyPage } from './api.ts'
import { emailNewAnswer } from './commands/mail-participants.ts'
import { modelRoutes } from './http/model-routes.ts'
import { surveyRoutes } from './http/survey-routes.ts'
import { surveyJobs } from './jobs/survey-jobs.ts'
import { readOrgSurveys } from './queries/org-surveys.ts'
import { readSurveyPage } from './queries/team-surveys.ts'
import { createAnswerKeys } from './store/answer-keys.ts'
import { createAnswers } from './store/answers.ts'
import { createOrgSurveys } from './store/org-surveys.ts'
import { type AuditLogIn, createPulseModels } from './store/pulse-models.ts'
import { createPublisher } from './store/publisher.ts'
import { createRunningSurveys } from './store/running-surveys.ts'
import { createSchedules } from './store/schedules.ts'
import { createSurveys } from './store/surveys.ts'
import type { PulseTables } from './store/tables.ts'
import { createThreads } from './store/threads.ts'

export interface PulseFeatureOptions {
  readonly database: Pick<Database<PulseTables>, 'db'>
  readonly identities: Pick<Identities, 'identify' | 'subscribersTo'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'boards' | 'doInSteps'>
  readonly auditLogIn: AuditLogIn
  readonly mailer: Mailer
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly publicUrl: string | undefined
  /** Keys the hashes of answers (PULSE-48); with another secret, people no longer find their answers. */
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface PulseFeature extends PulseApi {
  /** Scheduled jobs. */
  readonly jobs: readonly ScheduledJob[]
  /** Ids of the enabled models of an organisation, oldest first. */
  enabledModelsOf(orgId: OrgId): Promise<readonly string[]>
  /** The latest surveys of a team that were started, the latest first (TEAM-31). */
  surveysOf(teamId: TeamId): Promise<Team['surveys']>
  /** The surveys of a team that were started, with their results as a reader sees them; none for others. */
  resultsOf(identity: Identity | null, teamId: TeamId): Promise<readonly SurveyResults[]>
  /** Forgets in which surveys people took part whose accounts were deleted. */
  forgetErased(): void
  routes(app: HttpApp): void
}

/** Pulse models, which say what the surveys of an organisation ask, and the surveys of teams. */
export function createPulseFeature(options: PulseFeatureOptions): PulseFeature {
  const { auditLogIn, mailer, secret, now, onError } = options
  const { db } = options.database
  const surveys = createSurveys(db, auditLogIn)
  const models = createPulseModels(db, auditLogIn)
  const parts = {
    ...options,
    boards: options.board.boards,
    doInSteps: options.board.doInSteps,
    models,
    surveys,
    orgSurveys: createOrgSurveys(db),
    answers: createAnswers(db, createAnswerKeys(deriveKey(secret, 'answers')), nanoid),
    publisher: createPublisher(db, now),
    threads: createThreads(db),
    schedules: createSchedules(db),
    running: createRunningSurveys(db),
    send: sendWith(mailer),
    newId: nanoid,
  }
  const surveysIn: PulseFeature['surveysIn'] = (identity, teamId, page) =>
    readSurveyPage(identity, teamId, page, parts)
  const runKey = deriveKey(secret, 'scheduled-surveys')
  return {
    jobs: [
      ...surveyJobs({
        ...parts,
        idOfRun: ({ teamId, nextRunAt }) =>
          createHmac('sha256', runKey)
            .update(`${teamId}\0${nextRunAt}`)
            .digest('base64url')
            .slice(0, ID_LENGTH),
      }),
      {
        name: 'purge-pulse-models',
        cron: '50 3 * * *',
        async run(onStepError) {
          const before = now() - TRASH_MS
          const steps = [
            () => models.purge(before),
            () => surveys.purge(before),
            () => parts.answers.forgetErased(),
          ]
          await forEachIsolated(steps, (step) => step(), onStepError)
        },
      },
    ],
    enabledModelsOf: (orgId) => models.enabledIdsOf(orgId),
    async surveysOf(teamId) {
      const latest = await surveys.ofTeam(teamId, null, 'started', { after: null, limit: LATEST_SURVEYS })
      return latest.flatMap((survey) => {
        const state = surveyStateOf(survey, now())
        return state === 'not-started' ? [] : [{ id: survey.id, name: survey.name, state }]
      })
    },
    async resultsOf(identity, teamId) {
      const results: SurveyResults[] = []
      let after: SurveyPage['after'] = null
      // Each survey has all of its questions.
      for (;;) {
        const read = await surveysIn(identity, teamId, { after, limit: RESULTS_AT_ONCE })
        if (!read.ok) return results
        results.push(...read.surveys)
        const last = read.surveys.at(-1)
        if (last === undefined || last.startedAt === null || read.surveys.length < RESULTS_AT_ONCE)
          return results
        after = { time: last.startedAt, id: last.id }
      }
    },
    surveysIn,
    orgPulseOf: (identity, orgId, modelId) => readOrgSurveys(identity, orgId, modelId, parts),
    // Repeated every night, should it fail here.
    forgetErased: () => void parts.answers.forgetErased().catch(onError),
    routes(app) {
      modelRoutes(app, parts)
      surveyRoutes(app, {
        ...parts,
        // Not awaited: the time of an answer would otherwise grow with the number of participants.
        emailNewAnswer: (surveyId, publicUrl) =>
          void emailNewAnswer(surveyId, parts, { publicUrl, onError }).catch(onError),
      })
    },
  }
}

/** Surveys that a team is answered with (TEAM-31). */
const LATEST_SURVEYS = 20

/** Surveys that an export reads at once: one may have 100 kB of questions. */
const RESULTS_AT_ONCE = 50
/** As long as other ids of surveys. */
const ID_LENGTH = 21
