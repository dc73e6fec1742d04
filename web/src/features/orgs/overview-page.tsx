import type { Org } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import type { OrgPlace } from '../../lib/place.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PersonalRetros } from './personal-retros.tsx'
import { OrgFrame, OrgFrameSkeleton } from './org-frame.tsx'
import { ArchivedTeams } from './overview/archived-teams.tsx'
import { CreateTeam } from './overview/create-team.tsx'
import { DeletedTeams } from './overview/deleted-teams.tsx'
import { t } from './overview/messages.ts'
import { TableSkeleton } from './overview/table-skeleton.tsx'
import { TeamTable } from './overview/team-table.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useOrg } from './use-org.ts'
import { useOrgPlace } from './use-org-place.ts'

export interface OverviewPageProps {
  /** Puts the user's action items above the rest of the page; until they are known, `waiting` stands there. */
  actions: (rest: ReactNode, waiting: ReactNode) => ReactNode
  /** The pulse card of the organisation. */
  pulse: (org: OrgPlace) => ReactNode
}

/** The overview of the organisation with its teams (DASH-18). */
export function OverviewPage(props: OverviewPageProps) {
  const org = useOrgPlace()
  if (org === null) return <Navigate to="/" replace />
  if (org === undefined)
    return (
      <OrgFrameSkeleton>
        <TableSkeleton />
      </OrgFrameSkeleton>
    )
  return <Overview key={org.id} place={org} {...props} />
}

function Overview({ place, actions, pulse }: OverviewPageProps & { place: OrgPlace }) {
  usePageTitle(place.name)
  const org = useOrg(place.id)
  return (
    <OrgFrame org={place}>
      {actions(
        <>
          {pulse(place)}
          {org ? <Teams org={org} /> : <TableSkeleton />}
        </>,
        <TableSkeleton />,
      )}
    </OrgFrame>
  )
}

function Teams({ org }: { org: Org }) {
  const teams = org.teams.filter(({ isArchived }) => !isArchived)
  const mayCreate = can(org, 'org-team:edit')
  return (
    <>
      <section aria-labelledby="teams" className="flex flex-col gap-4">
        <SectionHead id="teams" title={t('teams')} action={mayCreate && <CreateTeam org={org} />} />
        {teams.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title={t('empty', { name: org.name })}
            text={t(mayCreate ? 'empty.admin' : 'empty.member')}
          />
        ) : (
          <TeamTable teams={teams} />
        )}
      </section>
      <ArchivedTeams teams={org.teams.filter(({ isArchived }) => isArchived)} />
      <DeletedTeams org={org} />
      <PersonalRetros />
    </>
  )
}
