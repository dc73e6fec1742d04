import type { ReactNode } from 'react'
import { can } from '@retropulse/domain/orgs/policy'
import { Navigate } from 'react-router'
import type { OrgPlace } from '../../../lib/paths.ts'
import { useOrgPlace } from '../use-org-place.ts'

export interface BillingPortalPageProps {
  /** The portal of the sandbox, which the feature billing draws. */
  portal: (org: OrgPlace) => ReactNode
}

/** The billing portal of the sandbox, for users with billing:edit; others are led to the overview (PLAN-24). */
export function BillingPortalPage({ portal }: BillingPortalPageProps) {
  const org = useOrgPlace()
  if (org === undefined) return null
  if (org === null || !can(org, 'billing:edit')) return <Navigate to="/dashboard" replace />
  return portal(org)
}
