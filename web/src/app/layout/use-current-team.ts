import type { BoardSummary } from '@retropulse/contract/board'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { rememberedOrg, rememberedTeam } from '../../lib/place.ts'
import { useRemembered } from '../../lib/remembered.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { currentTeam, teamIdIn } from './current-team.ts'
import type { TeamPlace } from './current-team.ts'
import { isBoard } from './path-rules.ts'

/** The team that the header is about, with the person's role in it; undefined for somebody without one. */
export function useCurrentTeam(): TeamPlace | undefined {
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const { pathname } = useLocation()
  const team = useRemembered(rememberedTeam)
  const org = useRemembered(rememberedOrg)
  if (!meta) return undefined
  // A board has read its own row already.
  const board = isBoard(pathname)
    ? queries.getQueryData<BoardSummary>(['board', pathname.split('/')[2]])
    : undefined
  return currentTeam(meta, { open: board?.teamId ?? teamIdIn(pathname), team, org })
}
