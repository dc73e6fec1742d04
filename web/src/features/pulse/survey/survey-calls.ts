import type {
  PulseSurvey,
  ReplyToComment,
  StartSurvey,
  SubmitAnswers,
} from '@retropulse/contract/pulse-survey'
import type { Team } from '@retropulse/contract/teams'
import type { SurveyStep } from '@retropulse/domain/pulse/survey'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, putJson, valueOf } from '../../../lib/api.ts'
import { problemIn } from '../../../lib/problem.ts'
import { throwWithoutData } from '../../../lib/query-client.ts'

/** A survey with the caller's own answers (PULSE-52). The page itself explains a draft that is closed to the caller. */
export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: ['pulse-survey', id],
    queryFn: ({ signal }) => valueOf(getJson<PulseSurvey>(surveyAt(id), signal)),
    throwOnError: (error, query) => throwWithoutData(error, query) && problemIn(error).code !== 'forbidden',
  })

/** The team of a survey: its name, its visibility and the role of the user. */
export const surveyTeamQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Team>(`/api/team/${encodeURIComponent(teamId)}`, signal)),
  })

/** PULSE-37: starts a survey at once and returns its id. */
export function startSurvey(teamId: string, input: StartSurvey): Promise<Answer<{ id: string }>> {
  return putJson(surveysOf(teamId), input)
}

/** PULSE-52: sends all answers. A guest has an identity first, which a cookie keeps from then on. */
export async function submitAnswers(
  id: string,
  data: SubmitAnswers['data'],
  isGuest: boolean,
): Promise<Answer<undefined>> {
  if (isGuest) {
    const identity = await getJson<{ uid: string }>('/uid')
    if (!identity.ok) return identity
  }
  return postJson(surveyAt(id), { data } satisfies SubmitAnswers)
}

/** PULSE-39: starts, ends or reopens a survey. */
export function changeSurvey(teamId: string, id: string, step: SurveyStep): Promise<Answer<undefined>> {
  return postJson(`${surveyOf(teamId, id)}/${step}`)
}

/** Makes a draft with the same questions and returns its id (PULSE-57). */
export function duplicateSurvey(teamId: string, id: string): Promise<Answer<{ id: string }>> {
  return postJson(`${surveyOf(teamId, id)}/duplicate`)
}

export function deleteSurvey(teamId: string, id: string): Promise<Answer<undefined>> {
  return deleteJson(surveyOf(teamId, id))
}

export function restoreSurvey(teamId: string, id: string): Promise<Answer<undefined>> {
  return postJson(`${surveyOf(teamId, id)}/restore`)
}

/** PULSE-70: replies in the conversation about a comment. */
export function replyToComment(id: string, commentId: string, text: string): Promise<Answer<undefined>> {
  return postJson(`${commentAt(id, commentId)}/reply`, { text } satisfies ReplyToComment)
}

export function endConversation(id: string, commentId: string): Promise<Answer<undefined>> {
  return postJson(`${commentAt(id, commentId)}/end`)
}

function surveyAt(id: string): string {
  return `/api/pulse-survey/${encodeURIComponent(id)}`
}

function commentAt(id: string, commentId: string): string {
  return `${surveyAt(id)}/comment/${encodeURIComponent(commentId)}`
}

function surveysOf(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}/pulse`
}

function surveyOf(teamId: string, id: string): string {
  return `${surveysOf(teamId)}/${encodeURIComponent(id)}`
}
