import type { BoardSummary } from '@retropulse/contract/board'
import type { UserMeta } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { currentOrg, rememberedOrg, rememberedTeam } from '../../lib/place.ts'
import { useRemembered } from '../../lib/remembered.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { currentTeam, teamIdIn } from './current-team.ts'
import type { TeamPlace } from './current-team.ts'
import { isBoard } from './path-rules.ts'

/** The organisation and team of the header, with the roles of the user there. */
export interface CurrentPlace {
  readonly team?: TeamPlace | undefined
  readonly org?: UserMeta['orgs'][number] | undefined
}

export function useCurrentPlace(): CurrentPlace {
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const { pathname } = useLocation()
  const team = useRemembered(rememberedTeam)
  const org = useRemembered(rememberedOrg)
  if (!meta) return {}
  // A board has read its card already.
  const board = isBoard(pathname)
    ? queries.getQueryData<BoardSummary>(['board', pathname.split('/')[2]])
    : undefined
  const orgId = currentOrg(meta, org)?.id
  return {
    team: currentTeam(meta, { open: board?.teamId ?? teamIdIn(pathname), team, org }),
    org: meta.orgs.find(({ id }) => id === orgId),
  }
}
