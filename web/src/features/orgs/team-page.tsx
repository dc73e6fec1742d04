import type { Team } from '@retropulse/contract/teams'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { rememberedOrg, rememberedTeam } from '../../lib/place.ts'
import { AvatarStack } from '../../ui/avatar-stack.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'
import { PageFrame } from './page-frame.tsx'
import { teamQuery } from './queries.ts'
import { RetroList } from './retro-list.tsx'
import { TeamSkeleton } from './team-skeleton.tsx'

/** A team and its retros. A team that cannot be loaded for this person leads to the overview (teams.md §4). */
export function TeamPage() {
  const { teamId = '' } = useParams()
  const { data: team, isError } = useQuery(teamQuery(teamId))
  const isDenied = isError && !team
  usePageTitle(team?.name)
  useEffect(() => {
    if (isDenied) showToast(t('teamUnavailable'), { id: 'team-unavailable' })
  }, [isDenied])
  useEffect(() => {
    if (!team) return
    rememberedTeam.set(team.id)
    rememberedOrg.set(team.orgId)
  }, [team])
  if (isDenied) return <Navigate to="/dashboard" replace />
  return team ? <Dashboard team={team} /> : <TeamSkeleton />
}

function Dashboard({ team }: { team: Team }) {
  const people = team.members.map(({ id, profile }) => ({
    id,
    name: profile.name,
    src: profile.picture ?? undefined,
  }))
  return (
    <PageFrame
      title={team.name}
      action={team.boards.length > 0 && <StartRetro team={team} />}
      facts={
        <AvatarStack
          people={people}
          ground="desk"
          label={t('members')}
          moreLabel={(count) => t('members.more', { count })}
        />
      }
    >
      <RetroList retros={team.boards} mayStart={team.mayCreateBoards} start={<StartRetro team={team} />} />
    </PageFrame>
  )
}

function StartRetro({ team }: { team: Team }) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={team.mayCreateBoards ? undefined : t('startRetro.denied')}
        onClick={() => void navigate(`/team/${encodeURIComponent(team.id)}/board/create`)}
      >
        {t('startRetro')}
      </Button>
      {!team.mayCreateBoards && (
        // A finger gets no tooltip; screen readers have the button's description.
        <p aria-hidden="true" className="hidden max-w-2xs text-sm text-ink-soft pointer-coarse:block">
          {t('startRetro.denied')}
        </p>
      )}
    </div>
  )
}
