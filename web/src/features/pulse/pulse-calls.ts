import type {
  ChangePulseModel,
  OrgPulseModels,
  SavePulseModel,
  TeamPulseModels,
  TogglePulseModel,
} from '@retropulse/contract/pulse'
import { queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, putJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/** Calls about pulse models (PULSE-26 to PULSE-29). */

/** The models of an organisation; the key is part of the organisation's, so that a changed role reads them again. */
export const orgModelsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'pulse-models'],
    queryFn: ({ signal }) => valueOf(getJson<OrgPulseModels>(`${orgAt(orgId)}/pulse-models`, signal)),
    // The layout of the page is shown already: the list says itself what went wrong.
    throwOnError: false,
  })

/** The enabled models, as a team sees them. */
export const teamModelsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'pulse-models'],
    queryFn: ({ signal }) =>
      valueOf(getJson<TeamPulseModels>(`/api/team/${encodeURIComponent(teamId)}/pulse-models`, signal)),
    throwOnError: false,
  })

export function makeModel(orgId: string, input: SavePulseModel): Promise<Answer<{ id: string }>> {
  return putJson(`${orgAt(orgId)}/pulse-model`, input)
}

export function changeModel(orgId: string, id: string, input: ChangePulseModel): Promise<Answer<undefined>> {
  return postJson(modelAt(orgId, id), input)
}

export function toggleModel(orgId: string, id: string, enabled: boolean): Promise<Answer<undefined>> {
  return postJson(`${modelAt(orgId, id)}/toggle`, { enabled } satisfies TogglePulseModel)
}

export function deleteModel(orgId: string, id: string): Promise<Answer<undefined>> {
  return deleteJson(modelAt(orgId, id))
}

export function restoreModel(orgId: string, id: string): Promise<Answer<undefined>> {
  return postJson(`${modelAt(orgId, id)}/restore`)
}

function orgAt(orgId: string): string {
  return `/api/org/${encodeURIComponent(orgId)}`
}

function modelAt(orgId: string, id: string): string {
  return `${orgAt(orgId)}/pulse-model/${encodeURIComponent(id)}`
}
