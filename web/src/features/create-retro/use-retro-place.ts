import type { UserMeta } from '@retropulse/contract/orgs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberedTeam } from '../../lib/paths.ts'
import { pageStatusQuery, userMetaQuery } from '../../lib/session.ts'
import { teamsToStartIn } from './new-retro.ts'

/** Value of the query `team` for a board without a team (CREATE-18). */
export const NO_TEAM = 'none'

/** Where a retro is started: in a team, or by a user without one. */
export type RetroPlace = ReturnType<typeof useRetroPlace>

/** The team of the address, the one that the user chose, the last one, or the first; none for a personal board. */
export function useRetroPlace(teamId: string | undefined, query: URLSearchParams) {
  const [picked, onTeam] = useState<string | null | undefined>(undefined)
  const { data: status } = useQuery(pageStatusQuery)
  // Null for a guest, undefined while the session loads.
  const profile = status?.profile
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile) })
  const teams: UserMeta['teams'] = meta
    ? teamsToStartIn(meta).filter(({ id }) => teamId === undefined || id === teamId)
    : []
  const isPersonal =
    teamId === undefined && (picked === undefined ? query.get('team') === NO_TEAM : picked === null)
  const chosenTeam = picked ?? rememberedTeam.get()
  const team = isPersonal ? undefined : (teams.find(({ id }) => id === chosenTeam) ?? teams[0])
  const isKnown = profile === null || meta !== undefined
  return {
    profile,
    meta,
    teams,
    team,
    isPersonal,
    /** Null without an organisation; undefined while it is not known. */
    orgId: isKnown ? (team?.orgId ?? null) : undefined,
    /** Whether the user may start a retro here: null for a guest, undefined while it is not known (CREATE-18). */
    mayStart: profile === null ? null : meta && (team !== undefined || teamId === undefined),
    onTeam,
  }
}
