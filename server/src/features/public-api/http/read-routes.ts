import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import {
  actionItemsQuerySchema,
  pageQuerySchema,
  publicActionItemsSchema,
  publicInsightsQuerySchema,
  publicInsightsSchema,
  publicNotesSchema,
  publicPulseQuerySchema,
  publicPulseSchema,
  publicRetroDetailsSchema,
  publicRetrosSchema,
  publicSurveysSchema,
  publicTeamsSchema,
} from '@retropulse/contract/public-api'
import { PUBLIC_API } from '@retropulse/contract/service-paths'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/route.ts'
import type { Program } from '../../orgs/api.ts'
import { listActionItems, type ListActionItemsPorts } from '../queries/list-action-items.ts'
import { listNotes, type ListNotesPorts } from '../queries/list-notes.ts'
import { listSurveys, type ListSurveysPorts } from '../queries/list-surveys.ts'
import { listTeams, type ListTeamsPorts } from '../queries/list-teams.ts'
import { readInsights, readPulse, type ReadInsightsPorts } from '../queries/read-findings.ts'
import { listRetros, readRetro, type ReadRetrosPorts } from '../queries/read-retros.ts'

export type ReadRoutesOptions = ReadRetrosPorts &
  ListNotesPorts &
  ListActionItemsPorts &
  ListSurveysPorts &
  ListTeamsPorts &
  ReadInsightsPorts & {
    /** The origin of this installation's pages, as the sender of a request reaches them. */
    readonly originOf: (request: FastifyRequest) => string
  }

const teamParams = z.object({ teamId: teamIdSchema })
const retroParams = z.object({ retroId: boardIdSchema })
const mayBeUnavailable = true

/** What programs read with a key of the scope `read`. */
export function readRoutes(route: Routes<Program>, options: ReadRoutesOptions): void {
  route.get(`${PUBLIC_API}/teams`, {
    summary: 'Lists the teams of the organisation (scope read)',
    query: pageQuerySchema,
    answer: publicTeamsSchema,
    mayBeUnavailable,
    call: ({ caller, query }) => listTeams(caller, query, options),
    present: ({ page }) => page,
  })

  route.get(`${PUBLIC_API}/teams/:teamId/retros`, {
    summary: 'Lists the retros of a team, the newest first (scope read)',
    params: teamParams,
    query: pageQuerySchema,
    answer: publicRetrosSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query, request }) =>
      listRetros(caller, { ...query, teamId, origin: options.originOf(request) }, options),
    present: ({ page }) => page,
  })

  route.get(`${PUBLIC_API}/retros/:retroId`, {
    summary: 'Reads a retro with its columns (scope read)',
    params: retroParams,
    answer: publicRetroDetailsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { retroId: boardId }, request }) =>
      readRetro(caller, { boardId, origin: options.originOf(request) }, options),
    present: ({ retro }) => retro,
  })

  route.get(`${PUBLIC_API}/retros/:retroId/notes`, {
    summary: 'Lists the notes of a retro, the oldest first, without authors (scope read)',
    params: retroParams,
    query: pageQuerySchema,
    answer: publicNotesSchema,
    mayBeUnavailable,
    call: ({ caller, params: { retroId: boardId }, query }) =>
      listNotes(caller, { ...query, boardId }, options),
    present: ({ page }) => page,
  })

  route.get(`${PUBLIC_API}/teams/:teamId/action-items`, {
    summary: 'Lists the action items of a team (scope read)',
    params: teamParams,
    query: actionItemsQuerySchema,
    answer: publicActionItemsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query }) => listActionItems(caller, { ...query, teamId }, options),
    present: ({ page }) => page,
  })

  route.get(`${PUBLIC_API}/teams/:teamId/insights`, {
    summary: 'Reads what a team’s newest retros came to (scope read)',
    params: teamParams,
    query: publicInsightsQuerySchema,
    answer: publicInsightsSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query: { limit } }) =>
      readInsights(caller, { teamId, limit }, options),
    text: ({ insights }) => options.insights.jsonOf(insights),
  })

  route.get(`${PUBLIC_API}/teams/:teamId/pulse-surveys`, {
    summary: 'Lists the pulse surveys of a team with their results, the latest first (scope read)',
    params: teamParams,
    query: pageQuerySchema,
    answer: publicSurveysSchema,
    mayBeUnavailable,
    call: ({ caller, params: { teamId }, query }) => listSurveys(caller, { ...query, teamId }, options),
    present: ({ page }) => page,
  })

  route.get(`${PUBLIC_API}/pulse`, {
    summary: 'Reads what pulse surveys found in the whole organisation (scope read)',
    query: publicPulseQuerySchema,
    answer: publicPulseSchema,
    mayBeUnavailable,
    call: ({ caller, query: { modelId } }) => readPulse(caller, modelId ?? null, options),
    present: ({ pulse }) => pulse,
  })
}
