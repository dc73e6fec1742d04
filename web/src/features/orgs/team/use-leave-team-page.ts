import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { rememberedTeam } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

/**
 * Leads away from a team that the user cannot open any more, and removes it from the cache. The logo then leads to the
 * user's first other team (DASH-29).
 */
export function useLeaveTeamPage(teamId: string): (to: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (to) => {
    await queries.refetchQueries({ queryKey: userMetaQuery.queryKey })
    // The header, which reads it on every page, may still be loading.
    const meta = await queries
      .fetchQuery(userMetaQuery)
      .catch(() => queries.getQueryData(userMetaQuery.queryKey))
    rememberedTeam.set(meta?.teams.find(({ id }) => id !== teamId)?.id ?? '')
    void navigate(to, { replace: true })
    await pageShown()
    queries.removeQueries({ queryKey: ['team', teamId] })
    await queries.invalidateQueries({ queryKey: ['org'] })
  }
}
