import type { Team } from '@retropulse/contract/teams'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getJson, valueOf } from '../../../lib/api.ts'
import { useLive } from '../view/board-store.ts'
import { useBoardSummary } from '../view/use-board-summary.ts'
import type { Leaders } from './hand-over.ts'

/** Somebody whom a facilitator made one. */
export interface MadeFacilitator {
  readonly id: string
  readonly name: string | null
  readonly picture: string | null
}

export interface KnownLeaders extends Leaders {
  /** Asked for on an anonymous board only. */
  readonly facilitators: readonly MadeFacilitator[]
  /** The team may still come. */
  readonly isLoading: boolean
}

/**
 * Who leads the board, as far as this person may know: the team is told to its members, and whom facilitators made one
 * to those who see authors, on an anonymous board to facilitators by a call of its own (D9).
 */
export function useLeaders(): KnownLeaders {
  const you = useLive((view) => view.you)
  const board = useLive((view) => view.board)
  const teamId = useBoardSummary()?.teamId ?? null
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
    const told = asks ? asked.map(({ id }) => asId<AuthorId>(id)) : board.facilitators
    return {
      made: told,
      members: team.data?.members ?? [],
      facilitators: asked,
      isLoading: !team.isFetched && you.seesAssignees,
    }
  }, [asks, facilitators, board.facilitators, team.data, team.isFetched, you.seesAssignees])
}
