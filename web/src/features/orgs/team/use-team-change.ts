import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Answer } from '../../../lib/api.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { showFailure } from '../show-failure.ts'

/**
 * Changes the team and reads it again with all that shows it, since a refusal may mean that the page is out of date.
 * Shows what went wrong, and resolves to whether the change succeeded once the page is up to date.
 */
export function useTeamChange(teamId: string): (call: Promise<Answer<unknown>>) => Promise<boolean> {
  const queries = useQueryClient()
  return useCallback(
    async (call) => {
      const answer = await call
      if (!answer.ok) showFailure(answer.problem)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['team', teamId] }),
        queries.invalidateQueries({ queryKey: userMetaQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['org'] }),
      ])
      return answer.ok
    },
    [queries, teamId],
  )
}
