import type { Refused } from '@retropulse/contract/refusal'
import { COLUMNS_MAX, NAME_MAX, NOTE_TEXT_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { type ImportPlan, PLAIN_SETTINGS } from '@retropulse/domain/import-export/plan'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { shortened } from '@retropulse/domain/kernel/text'
import { retroAllowance } from '@retropulse/domain/billing/plans'
import { changeBetween, commentsOf } from '@retropulse/domain/pulse/results'
import { type DiscussedTopic, retroColumns, type TopicColumn } from '@retropulse/domain/pulse/retro-topics'
import type { Identity } from '../../auth/api.ts'
import type { Boards } from '../../board/api.ts'
import { boardFromPlan } from '../../import-export/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { NO_PARTICIPATION, resultsOf } from '../queries/survey-results.ts'
import type { PulseAnswers } from '../store/answers.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Surveys } from '../store/surveys.ts'
import { authorizeSurveyOf, type SurveyPlace } from './change-survey.ts'

export interface StartRetroPorts {
  readonly boards: Pick<Boards, 'create'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf' | 'hasTooManyTeams'>
  readonly surveys: Pick<Surveys, 'find' | 'participationOf' | 'previousOf'>
  readonly answers: Pick<PulseAnswers, 'listedOf'>
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type RetroStarted = { readonly ok: true; readonly id: BoardId } | Refused

/** Columns of the retro: one is left for what comes up beside them. */
const TOPICS_MAX = COLUMNS_MAX - 1
/** Characters of the id of a board. */
const BOARD_ID_LENGTH = 16

/** PULSE-71: starts a retro about the lowest results of a survey and its comments. */
export async function startRetroAbout(
  identity: Identity | null,
  place: SurveyPlace,
  ports: StartRetroPorts,
): Promise<RetroStarted> {
  const authorized = await authorizeSurveyOf(identity, place, 'board:create', ports)
  if (!authorized.ok) return authorized
  const { survey, team, actorId } = authorized
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  if (await ports.memberships.hasTooManyTeams(team.id)) return { ok: false, code: 'team-limit' }
  const columns = retroColumns(await discussedTopics(survey, ports), TOPICS_MAX)
  if (columns.length === 0) return { ok: false, code: 'survey-state' }
  const planId = await ports.memberships.planOf(team.id)
  const board = boardFromPlan(
    {
      id: asId<BoardId>(ports.newId().slice(0, BOARD_ID_LENGTH)),
      teamId: team.id,
      orgId: team.orgId,
      createdBy: actorId,
      // Only the team sees results; a public board would show them to all who have its link (IMPORT-12).
      isPrivate: planId !== null,
      createdAt: ports.now(),
      pulse: { id: survey.id, name: survey.name, modelId: survey.modelId },
    },
    planOf(survey.name, columns),
    { isAnonymous: team.isAnonymous, newId: ports.newId, assigneeOf: () => null },
  )
  const made = await ports.boards.create(board, retroAllowance(planId))
  if (made === 'made') return { ok: true, id: board.id }
  return { ok: false, code: made === 'too-many-actions' ? 'plan-required' : made }
}

/** A board that begins with notes whose authors are unknown. */
function planOf(name: string, columns: readonly TopicColumn[]): ImportPlan {
  return {
    ...PLAIN_SETTINGS,
    title: shortened(`Retro: ${name}`, TITLE_MAX),
    columns: columns.map((column) => ({ name: shortened(column.name, NAME_MAX), meaning: 'other' })),
    isPrivate: true,
    voting: null,
    summaryText: null,
    notes: columns.flatMap(({ notes }, column) =>
      notes.map((text) => ({
        text: shortened(text, NOTE_TEXT_MAX),
        column,
        at: null,
        votes: 0,
        reactions: [],
        comments: [],
        group: null,
        groupTitle: null,
      })),
    ),
    actions: [],
  }
}

/** The questions of a survey with what everyone in the team sees of them. */
async function discussedTopics(
  survey: StoredSurvey,
  { surveys, answers, now }: StartRetroPorts,
): Promise<readonly DiscussedTopic[]> {
  const previous = await surveys.previousOf(survey)
  const [participations, listed] = await Promise.all([
    surveys.participationOf(previous === null ? [survey.id] : [survey.id, previous.id]),
    answers.listedOf(survey.id),
  ])
  const resultsAt = (one: StoredSurvey) =>
    resultsOf(one, participations.get(one.id) ?? NO_PARTICIPATION, now())
  const [present, before] = [resultsAt(survey), previous === null ? null : resultsAt(previous)]
  return survey.format.topics.flatMap((topic) => {
    const result = present.get(topic.id)
    if (result === undefined) return []
    const comments = listed.filter(({ topicId }) => topicId === topic.id)
    return [
      {
        topic,
        result,
        change: changeBetween(result, before?.get(topic.id)),
        comments: commentsOf(comments, survey.floor) ?? [],
      },
    ]
  })
}
