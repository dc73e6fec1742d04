import type { Org } from '@retropulse/contract/orgs'
import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { Link, Navigate } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { currentOrg, homePath, rememberedOrg, teamPath } from '../../lib/place.ts'
import type { OrgPlace } from '../../lib/place.ts'
import { useRemembered } from '../../lib/remembered.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import type { TableColumn } from '../../ui/table.tsx'
import { t } from './messages.ts'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { PageFrame } from './page-frame.tsx'
import { orgQuery } from './queries.ts'

/** The organisation's teams (teams.md §2). */
export function OverviewPage() {
  const { data: meta } = useQuery(userMetaQuery)
  const remembered = useRemembered(rememberedOrg)
  if (!meta) return <OverviewSkeleton />
  const org = currentOrg(meta, remembered)
  return org ? <Overview org={org} /> : <Navigate to={homePath(meta, remembered) ?? '/'} replace />
}

function Overview({ org }: { org: OrgPlace }) {
  usePageTitle(org.name)
  const { data } = useQuery(orgQuery(org.id))
  if (!data) return <OverviewSkeleton />
  return (
    <PageFrame title={data.name} facts={t('overview.count', { count: data.teams.length })}>
      {data.teams.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={t('overview.empty', { name: data.name })}
          text={t('overview.empty.text')}
        />
      ) : (
        <Table caption={t('overview')} columns={COLUMNS} rows={data.teams} rowKey={(team) => team.id} />
      )}
    </PageFrame>
  )
}

const COLUMNS: readonly TableColumn<Org['teams'][number]>[] = [
  {
    id: 'team',
    header: t('overview.team'),
    names: true,
    cell: (team) => (
      <Link
        to={teamPath(team.id)}
        dir="auto"
        className="touch-target flex min-h-8 items-center rounded-sm wrap-anywhere hover:text-accent-ink hover:underline"
      >
        {team.name}
      </Link>
    ),
  },
  { id: 'retros', header: t('overview.retros'), align: 'end', cell: (team) => team.boardsCount },
  { id: 'members', header: t('overview.members'), align: 'end', cell: (team) => team.membersCount },
]
