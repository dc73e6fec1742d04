import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { rememberedOrg, rememberedTeam } from '../../lib/place.ts'
import { isDenied, problemIn } from '../../lib/problem.ts'
import { teamQuery } from './queries.ts'
import { TeamFrame } from './team/team-frame.tsx'
import { TeamGone } from './team/team-gone.tsx'
import { TeamSkeleton } from './team/team-skeleton.tsx'

/**
 * The team area (DASH-4). A team that the user may not open, or that is gone, leads to the overview (SHELL-7).
 */
export function TeamPage() {
  const { teamId = '' } = useParams()
  const { data: team, error } = useQuery(teamQuery(teamId))
  const isGone = error !== null && isDenied(problemIn(error))
  useEffect(() => {
    if (!team || isGone) return
    rememberedTeam.set(team.id)
    rememberedOrg.set(team.orgId)
  }, [team, isGone])
  if (isGone) return <TeamGone key={teamId} teamId={teamId} />
  return team ? <TeamFrame team={team} /> : <TeamSkeleton />
}
