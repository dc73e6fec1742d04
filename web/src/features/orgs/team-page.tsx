import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { rememberedOrg, rememberedTeam } from '../../lib/paths.ts'
import { isDenied, problemIn } from '../../lib/problem.ts'
import { teamQuery } from './queries.ts'
import { TeamFrame } from './team/team-frame.tsx'
import { TeamSkeleton } from './team/team-skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './team/messages.ts'
import { useLeaveTeamPage } from './team/use-leave-team-page.ts'

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
    // SHELL-6: the header follows a team in use from the first moment. Following it here too, once its data came, would
    // undo a choice of another organisation whose page is still on its way (SHELL-4).
    if (team.isArchived) rememberedOrg.set(team.orgId)
  }, [team, isGone])
  if (isGone) return <TeamGone key={teamId} teamId={teamId} />
  return team ? <TeamFrame team={team} /> : <TeamSkeleton />
}

/** SHELL-7: the team is gone, or closed to the user: says so and leads to the overview. */
function TeamGone({ teamId }: { teamId: string }) {
  const leavePage = useLeaveTeamPage(teamId)
  useEffect(() => {
    showToast(t('unavailable'), { id: 'team-unavailable' })
    void leavePage('/dashboard')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a team that is gone, however often it is drawn
  }, [teamId])
  return null
}
