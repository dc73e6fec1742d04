import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrgPlace } from '../../lib/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { t } from './messages.ts'
import { PageFrame } from './page-frame.tsx'
import { accompaniedOrgQuery } from './queries.ts'

/**
 * The head of the pages of an organisation (DASH-18, DASH-23), the same on all of them, so that nothing moves between
 * them.
 */
export function OrgFrame({ org, children }: { org: OrgPlace; children: ReactNode }) {
  const { data, isError } = useQuery(accompaniedOrgQuery(org.id))
  const count = data?.teams.filter(({ isArchived }) => !isArchived).length
  const tabs = TABS.filter(({ needs }) => can(org, needs)).map(({ to, label }) => ({ to, label: t(label) }))
  return (
    <PageFrame
      title={org.name}
      facts={
        // The line is there without the number of teams, too, so that the tabs do not move.
        count !== undefined && count > 0 ? (
          t('overview.count', { count })
        ) : data || isError ? (
          t('org')
        ) : (
          <Skeleton className="h-4 w-16" />
        )
      }
      tabs={<TabLinks label={t('org')} tabs={tabs} />}
    >
      {children}
    </PageFrame>
  )
}

/** The skeleton of `OrgFrame`, while the organisation is not known. */
export function OrgFrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col">
      <PageFrame
        title={undefined}
        facts={<Skeleton className="h-4 w-16" />}
        tabs={<div className="touch-target h-10.25 border-b border-line" />}
      >
        {children}
      </PageFrame>
    </div>
  )
}

const TABS = [
  { to: '/dashboard', label: 'org.overview', needs: 'board:read' },
  { to: '/pulse', label: 'org.pulse', needs: 'board:read' },
  { to: '/admins', label: 'org.admins', needs: 'org:edit' },
  { to: '/plans', label: 'org.plans', needs: 'billing:edit' },
  { to: '/settings', label: 'org.settings', needs: 'org:edit' },
] as const
