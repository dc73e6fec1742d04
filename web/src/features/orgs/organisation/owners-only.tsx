import { can } from '@retropulse/domain/orgs/policy'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { OrgPlace } from '../../../lib/paths.ts'
import { OrgFrame, OrgFrameSkeleton } from '../org-frame.tsx'
import { useOrgPlace } from '../use-org-place.ts'

export interface OwnersOnlyProps {
  skeleton: ReactNode
  children: (org: OrgPlace) => ReactNode
}

/** A page of the current organisation for users with org:edit; others are led to the overview (ORG-11, ORG-16). */
export function OwnersOnly({ skeleton, children }: OwnersOnlyProps) {
  const org = useOrgPlace()
  if (org === undefined) return <OrgFrameSkeleton>{skeleton}</OrgFrameSkeleton>
  if (org === null || !can(org, 'org:edit')) return <Navigate to="/dashboard" replace />
  return (
    <OrgFrame key={org.id} org={org}>
      {children(org)}
    </OrgFrame>
  )
}
