import type { Team } from '@retropulse/contract/teams'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { useLive } from '../../model/board-store.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import type { Leaders } from './hand-over.ts'

/** A person who was made facilitator. */
export interface MadeFacilitator {
  readonly id: string
  readonly name: string | null
  readonly picture: string | null
}

export interface KnownLeaders extends Leaders {
  /** Loaded on a board that hides its authors only. */
  readonly facilitators: readonly MadeFacilitator[]
  /** The team is still loading. */
  readonly isLoading: boolean
}

/**
 * Who leads the board, as far as the viewer may know: members load the team; those who were made facilitators are named
 * to viewers who see authors, and on a board that hides its authors to facilitators by a call of its own (ANON-15).
 */
export function useLeaders(): KnownLeaders {
  const you = useLive((view) => view.you)
  const board = useLive((view) => view.board)
  const summary = useBoardSummary()
  const teamId = summary?.teamId ?? null
  const isPersonal = summary?.teamId === null
  const creator = isPersonal && summary.createdBy !== null ? asId<AuthorId>(summary.createdBy) : null
  const team = useQuery({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Team>(`/api/team/${encodeURIComponent(teamId ?? '')}`, signal)),
    enabled: you.seesAssignees && teamId !== null,
    throwOnError: false,
  })
  const asks = you.isFacilitator && board.isAnonymous
  const made = useQuery({
    queryKey: ['facilitators', board.id],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<{ readonly facilitators: readonly MadeFacilitator[] }>(
          `/api/board/${encodeURIComponent(board.id)}/facilitators`,
          signal,
        ),
      ),
    enabled: asks,
    staleTime: 0,
    throwOnError: false,
  })
  const { refetch } = made
  const isSettled = useLive((view) => view.pendingCount === 0)
  useEffect(() => {
    if (asks && isSettled) void refetch()
  }, [asks, isSettled, refetch])
  const facilitators = made.data?.facilitators
  return useMemo(() => {
    const asked = asks ? (facilitators ?? []) : []
    const facilitatorIds = asks ? asked.map(({ id }) => asId<AuthorId>(id)) : board.facilitators
    return {
      made: facilitatorIds,
      members: team.data?.members ?? [],
      facilitators: asked,
      creator,
      isLoading: !isPersonal && !team.isFetched && you.seesAssignees,
    }
  }, [
    asks,
    facilitators,
    board.facilitators,
    creator,
    isPersonal,
    team.data,
    team.isFetched,
    you.seesAssignees,
  ])
}
