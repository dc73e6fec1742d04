import type { Org, OrgTeam } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { type OrgPlace, teamPath } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PersonalRetros } from './personal-retros.tsx'
import { OrgFrame, OrgFrameSkeleton } from './org-frame.tsx'
import { DeletedTeams } from './overview/deleted-teams.tsx'
import { noRoomText } from './overview/larger-plan.ts'
import { t } from './overview/messages.ts'
import { TableSkeleton } from './overview/table-skeleton.tsx'
import { SearchedTeams } from './overview/searched-teams.tsx'
import { RANGES, type Range } from './overview/timeline.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useOrg } from './use-org.ts'
import { useOrgPlace } from './use-org-place.ts'
import Archive from 'lucide-react/icons/archive'
import { InactiveItemsList } from '../../ui/inactive-items-list.tsx'
import Plus from 'lucide-react/icons/plus'
import { maySeePlans, upgradeHint } from '../../lib/upgrade-hint.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { UpgradeOnDemand } from '../../ui/upgrade-on-demand.tsx'

const CreateTeamDialog = lazyPart(
  async () => (await import('./overview/create-team-dialog.tsx')).CreateTeamDialog,
)

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
  const { org, retry } = useOrg(place.id)
  const teams = org ? (
    <Teams org={org} pulse={pulse(place)} />
  ) : retry ? (
    <section aria-labelledby="teams" className="flex flex-col gap-4">
      <SectionHead id="teams" title={t('teams')} />
      <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={retry} />
    </section>
  ) : (
    <TableSkeleton />
  )
  return <OrgFrame org={place}>{actions(teams, <TableSkeleton />)}</OrgFrame>
}

function Teams({ org, pulse }: { org: Org; pulse: ReactNode }) {
  const teams = org.teams.filter(({ isArchived }) => !isArchived)
  const mayCreate = can(org, 'org-team:edit')
  const [range, setRange] = useState<Range>('3m')
  return (
    <>
      <section aria-labelledby="teams" className="flex flex-col gap-4">
        <SectionHead
          id="teams"
          title={t('teams')}
          action={
            teams.length > 0 && (
              <div className="flex flex-wrap items-start justify-between gap-3 max-sm:w-full">
                {/* The legend of the choice, which screen readers hear. */}
                <span
                  aria-hidden="true"
                  className="self-center text-sm text-ink-soft max-sm:w-full sm:max-md:hidden"
                >
                  {t('range')}
                </span>
                <Segmented
                  label={t('range')}
                  value={range}
                  onValueChange={setRange}
                  options={RANGES.map((value) => ({ value, label: t(value) }))}
                />
                {mayCreate && <CreateTeam org={org} />}
              </div>
            )
          }
        />
        {teams.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title={t('empty', { name: org.name })}
            text={t(mayCreate ? 'empty.admin' : 'empty.member')}
            action={mayCreate ? <CreateTeam org={org} /> : undefined}
          />
        ) : (
          <SearchedTeams teams={teams} range={range} />
        )}
      </section>
      {pulse}
      <ArchivedTeams teams={org.teams.filter(({ isArchived }) => isArchived)} />
      <DeletedTeams org={org} />
      <PersonalRetros />
    </>
  )
}

/** The archived teams, apart from those in use. */
function ArchivedTeams({ teams }: { teams: readonly OrgTeam[] }) {
  if (teams.length === 0) return null
  return (
    <section aria-labelledby="archived-teams" className="flex flex-col gap-4">
      <SectionHead id="archived-teams" title={t('archived')} text={t('archived.text')} />
      <InactiveItemsList
        rows={teams.map(({ id, name, boardsCount }) => ({
          id,
          icon: <Archive />,
          name: (
            <Link to={teamPath(id)} className="touch-target flex items-center rounded-sm hover:underline">
              {name}
            </Link>
          ),
          end: t('archived.retros', { count: boardsCount }),
        }))}
      />
    </section>
  )
}

/**
 * '+ Create a new team' (TEAM-4). Where the plan has no room for another team (TEAM-6), owners are offered other plans,
 * and for others it is disabled with a hint.
 */
function CreateTeam({ org }: { org: Org }) {
  const [isOpen, setOpen] = useState(false)
  const hasNoRoom = !org.hasRoomForTeam && !maySeePlans(org.role)
  const inUse = org.teams.filter(({ isArchived }) => !isArchived).length
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={hasNoRoom ? upgradeHint(org.role) : undefined}
        onClick={() => setOpen(true)}
      >
        {t('create')}
      </Button>
      {hasNoRoom && (
        // Touch screens show no tooltip; screen readers have the button's description.
        <p aria-hidden="true" className="hidden text-sm text-ink-soft pointer-coarse:block">
          {upgradeHint(org.role)}
        </p>
      )}
      {org.hasRoomForTeam ? (
        isOpen && <CreateTeamDialog orgId={org.id} onOpenChange={setOpen} onFail={() => setOpen(false)} />
      ) : (
        <UpgradeOnDemand open={isOpen} onOpenChange={setOpen} limit={noRoomText(inUse)} role={org.role} />
      )}
    </div>
  )
}
