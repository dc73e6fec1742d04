import type { ListedPulseComment, PulseSurvey } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import { can } from '@retropulse/domain/orgs/policy'
import { commentsFloorOf } from '@retropulse/domain/pulse/publication'
import { commentsOf, overallChange } from '@retropulse/domain/pulse/results'
import { type Identity, peopleOf } from '../../auth/api.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { Publisher } from '../store/publisher.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Surveys } from '../store/surveys.ts'
import type { CommentThread, Threads } from '../store/threads.ts'
import { authorizeSurvey, type AuthorizeSurveyPorts } from './authorize-survey.ts'
import { comparedResults, NO_PARTICIPATION, resultsOf, summaryOf } from './survey-results.ts'

export interface ReadSurveyPorts extends AuthorizeSurveyPorts {
  readonly surveys: Pick<Surveys, 'find' | 'participationOf' | 'previousOf'>
  readonly answers: Pick<PulseAnswers, 'ownOf' | 'listedOf'>
  readonly threads: Pick<Threads, 'ofSurvey' | 'ofComments'>
  readonly publisher: Publisher
}

/**
 * PULSE-51, PULSE-52: a survey, the caller's own answers and, for people with a role in the team, what was published.
 */
export async function readSurvey(
  identity: Identity | null,
  surveyId: string,
  ports: ReadSurveyPorts,
): Promise<{ readonly ok: true; readonly survey: PulseSurvey } | Refused> {
  const first = await authorizeSurvey(identity, surveyId, ports)
  if (!first.ok) return first
  // It closed by itself, and no job has come by since: what is left may be published now.
  const isClosing = first.state === 'ended' && first.survey.endedAt === null
  if (isClosing) await ports.publisher.publish(surveyId)
  const authorized = isClosing ? await authorizeSurvey(identity, surveyId, ports) : first
  if (!authorized.ok) return authorized

  const { survey, team, effectiveRole } = authorized
  const seesResults = can(effectiveRole, 'board:read')
  const previous = seesResults ? await ports.surveys.previousOf(survey) : null
  const ids = previous === null ? [survey.id] : [survey.id, previous.id]
  const participations = await ports.surveys.participationOf(ids)
  const participation = participations.get(survey.id) ?? NO_PARTICIPATION
  const now = ports.now()
  const before =
    previous === null
      ? new Map()
      : resultsOf(previous, participations.get(previous.id) ?? NO_PARTICIPATION, now)
  const results = resultsOf(survey, participation, now)
  return {
    ok: true,
    survey: {
      ...summaryOf(survey, participation, now),
      teamId: team.id,
      teamName: team.name,
      predecessorId: survey.predecessorId,
      format: { meta: survey.format.meta, topics: [...survey.format.topics] },
      pulseData: {
        submittedData: await readOwnAnswers(identity, survey, ports),
        people: participation.answered,
        feedbackByTopic: seesResults ? await readComments(survey, ports) : {},
      },
      commentsFloor: commentsFloorOf(survey.floor),
      results: seesResults ? comparedResults(results, before) : null,
      overallChange: seesResults ? overallChange(results, before) : null,
      mayManage: can(effectiveRole, 'board:create'),
      mayDelete: can(effectiveRole, 'board:delete'),
    },
  }
}

async function readOwnAnswers(
  identity: Identity | null,
  { id, format }: StoredSurvey,
  { answers, threads }: Pick<ReadSurveyPorts, 'answers' | 'threads'>,
): Promise<PulseSurvey['pulseData']['submittedData']> {
  if (identity === null) return null
  const topicIds = format.topics.map((topic) => topic.id)
  const own = await answers.ownOf(id, topicIds, peopleOf(identity))
  if (own.size === 0) return null
  const conversations = await threads.ofComments(
    id,
    [...own.values()].map(({ commentId }) => commentId),
  )
  return Object.fromEntries(
    [...own].map(([topicId, { answeredOn, ...answer }]) => [
      topicId,
      {
        ...answer,
        timestamp: Date.parse(`${answeredOn}T00:00:00Z`),
        thread: presentedThread(conversations.get(answer.commentId)),
      },
    ]),
  )
}

async function readComments(
  { id, format, floor }: StoredSurvey,
  { answers, threads }: Pick<ReadSurveyPorts, 'answers' | 'threads'>,
): Promise<Record<string, ListedPulseComment[]>> {
  const [listed, conversations] = await Promise.all([answers.listedOf(id), threads.ofSurvey(id)])
  const byTopic = Map.groupBy(listed, ({ topicId }) => topicId)
  return Object.fromEntries(
    format.topics.flatMap((topic) => {
      const comments = commentsOf(byTopic.get(topic.id) ?? [], floor)
      if (comments === null) return []
      const withThreads = comments.map((comment) => ({
        ...comment,
        thread: presentedThread(conversations.get(comment.id)),
      }))
      return [[topic.id, withThreads] as const]
    }),
  )
}

function presentedThread(thread: CommentThread | undefined) {
  return thread === undefined ? null : { ...thread, replies: [...thread.replies] }
}
