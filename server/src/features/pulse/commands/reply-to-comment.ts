import type { ReplyToComment } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import { cleanText } from '@retropulse/domain/kernel/text'
import { can } from '@retropulse/domain/orgs/policy'
import { commentsOf } from '@retropulse/domain/pulse/results'
import { type Identity, peopleOf } from '../../auth/api.ts'
import {
  type AuthorizedSurvey,
  authorizeSurvey,
  type AuthorizeSurveyPorts,
} from '../queries/authorize-survey.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { Threads } from '../store/threads.ts'

export interface ReplyToCommentPorts extends AuthorizeSurveyPorts {
  readonly answers: Pick<PulseAnswers, 'ownOf' | 'listedOf'>
  readonly threads: Threads
}

/** A comment as a call names it. */
export interface CommentPlace {
  readonly id: string
  readonly commentId: string
}

type Side = 'author' | 'lead'

/**
 * PULSE-70: adds a reply to the conversation below a comment. Authors are known by their own answers, and stay without
 * a name; they reply once a lead of the team has answered. `isAnswer`: the reply is by such a person.
 */
export async function replyToComment(
  identity: Identity | null,
  place: CommentPlace,
  { text }: ReplyToComment,
  ports: ReplyToCommentPorts,
): Promise<{ readonly ok: true; readonly isAnswer: boolean } | Refused> {
  const authorized = await authorizeSide(identity, place, ports)
  if (!authorized.ok) return authorized
  const isAuthor = authorized.side === 'author'
  if (isAuthor && !(await isAnswered(place, ports.threads))) return { ok: false, code: 'survey-state' }
  const day = new Date(ports.now()).toISOString().slice(0, 10)
  const reply = { isAuthor, text: cleanText(text).trim(), day }
  if (!(await ports.threads.reply(place.id, place.commentId, reply)))
    return { ok: false, code: 'survey-state' }
  return { ok: true, isAnswer: !isAuthor }
}

/** PULSE-70: ends the conversation below a comment, for both sides. */
export async function endConversation(
  identity: Identity | null,
  place: CommentPlace,
  ports: ReplyToCommentPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeSide(identity, place, ports)
  if (!authorized.ok) return authorized
  if (authorized.side === 'author' && !(await isAnswered(place, ports.threads)))
    return { ok: false, code: 'survey-state' }
  await ports.threads.end(place.id, place.commentId)
  return { ok: true }
}

async function isAnswered({ id, commentId }: CommentPlace, threads: Threads): Promise<boolean> {
  const found = await threads.ofComments(id, [commentId])
  return (found.get(commentId)?.replies.length ?? 0) > 0
}

/** On which side of a comment the caller is; everyone else learns nothing about it. */
async function authorizeSide(
  identity: Identity | null,
  { id, commentId }: CommentPlace,
  ports: ReplyToCommentPorts,
): Promise<{ readonly ok: true; readonly side: Side } | Refused> {
  const authorized = await authorizeSurvey(identity, id, ports)
  if (!authorized.ok) return authorized
  if (identity === null) return { ok: false, code: 'not-found' }
  const topicIds = authorized.survey.format.topics.map((topic) => topic.id)
  const own = await ports.answers.ownOf(id, topicIds, peopleOf(identity))
  const isOwn = [...own.values()].some((answer) => answer.commentId === commentId && answer.feedback !== '')
  if (isOwn) return { ok: true, side: 'author' }
  if (!can(authorized.effectiveRole, 'board:read')) return { ok: false, code: 'not-found' }
  if (!can(authorized.effectiveRole, 'board:create')) return { ok: false, code: 'forbidden' }
  return (await isListed(authorized, commentId, ports))
    ? { ok: true, side: 'lead' }
    : { ok: false, code: 'not-found' }
}

/** Whether a comment is shown to people of the team: others cannot be answered (PULSE-60). */
async function isListed(
  { survey: { id, floor } }: AuthorizedSurvey,
  commentId: string,
  { answers }: ReplyToCommentPorts,
): Promise<boolean> {
  const byTopic = Map.groupBy(await answers.listedOf(id), ({ topicId }) => topicId)
  return [...byTopic.values()].some((listed) =>
    commentsOf(listed, floor)?.some((comment) => comment.id === commentId),
  )
}
