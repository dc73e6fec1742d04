import type { Page, PageQuery, PublicTeam } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'
import type { Organisations, Program } from '../../orgs/api.ts'
import { pageOf, placeIn } from './page-of.ts'

export interface ListTeamsPorts {
  readonly organisations: Pick<Organisations, 'find'>
}

/** The teams of an organisation, by id, so that pages stay whole while teams come and go. */
export async function listTeams(
  { orgId }: Pick<Program, 'orgId'>,
  query: PageQuery,
  { organisations }: ListTeamsPorts,
): Promise<{ readonly ok: true; readonly page: Page<PublicTeam> } | Refused> {
  const from = placeIn('teams', query, /^[\w-]{1,36}$/)
  if (!from.ok) return from
  const org = await organisations.find(orgId, null)
  if (org === null) return { ok: false, code: 'not-found' }
  const { place } = from
  const teams = org.teams
    .filter(({ id }) => place === null || id > place)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const { data, nextCursor } = pageOf('teams', teams, query.limit, ({ id }) => id)
  return {
    ok: true,
    page: {
      data: data.map(({ id, name, membersCount, isPrivate, isArchived }) => ({
        id,
        name,
        membersCount,
        isPrivate,
        isArchived,
      })),
      nextCursor,
    },
  }
}
