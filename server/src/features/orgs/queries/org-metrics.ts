import type { PublicMetrics } from '@retropulse/contract/public-metrics'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamBoards } from '../ports.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Program } from './authorize-program.ts'
import type { OrgWithRole } from './memberships.ts'

export interface OrgMetricsPorts {
  readonly boards: Pick<TeamBoards, 'begunSince' | 'actionsOfTeams'>
}

/** API-11: an organisation's figures for a program with its key. */
export async function readPublicMetrics(
  { orgId }: Pick<Program, 'orgId'>,
  ports: OrgMetricsPorts & { readonly organisations: Pick<Organisations, 'find'> },
): Promise<{ readonly ok: true; readonly figures: PublicMetrics } | Refused> {
  const org = await ports.organisations.find(orgId, null)
  if (org === null) return { ok: false, code: 'sign-in-required' }
  return { ok: true, figures: await metricsOf(org, ports) }
}

/** Every retro of every team. Counts, dates and titles only: no text of a note, no name of a person, no mood. */
export async function metricsOf(org: OrgWithRole, { boards }: OrgMetricsPorts): Promise<PublicMetrics> {
  const ids = org.teams.map(({ id }) => id)
  const [retros, actions] = await Promise.all([boards.begunSince(ids, 0), boards.actionsOfTeams(ids)])
  // Once for all teams: a search through all retros for each held up all other requests.
  const retrosOf = Map.groupBy(retros, ({ teamId }) => teamId)
  const teams = org.teams.map(({ id, name, membersCount }) => ({
    id,
    name,
    members: membersCount,
    retros: (retrosOf.get(id) ?? []).map((retro) => ({
      id: retro.id,
      name: retro.name,
      timestamp: retro.timestamp,
      notes: retro.cardsCount,
    })),
    openActions: actions.get(id)?.open ?? 0,
    allActions: actions.get(id)?.all ?? 0,
  }))
  return { organisation: { id: org.id, name: org.name }, teams }
}
