import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { currentOrg, type OrgPlace, rememberedOrg } from '../../../lib/paths.ts'
import { useProfile, userMetaQuery } from '../../../lib/session.ts'
import { useRemembered } from '../../../lib/stored-text.ts'
import { OrgFrame, OrgFrameSkeleton } from '../org-frame.tsx'
import { PageFrame } from '../page-frame.tsx'
import { t } from '../messages.ts'

export interface PlansPageProps {
  /** The plans of an organisation for those who choose them, which the feature billing draws. */
  plans: (org: OrgPlace) => ReactNode
  /** The plans for all other users, and a line about all of them. */
  about: ReactNode
  compared: ReactNode
  skeleton: ReactNode
}

/** `/plans`: a tab of the organisation for users with billing:edit (PLAN-21), and a comparison for all visitors (PLAN-20). */
export function PlansPage({ plans, about, compared, skeleton }: PlansPageProps) {
  usePageTitle(t('org.plans.page'))
  const profile = useProfile()
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile), throwOnError: false })
  const remembered = useRemembered(rememberedOrg)
  if (profile === undefined || (profile !== null && meta === undefined))
    return <OrgFrameSkeleton>{skeleton}</OrgFrameSkeleton>
  const org = meta === undefined ? null : currentOrg(meta, remembered)
  if (org === null || !can(org, 'billing:edit'))
    return (
      <PageFrame title={t('org.plans.page')} facts={about}>
        {compared}
      </PageFrame>
    )
  return (
    <OrgFrame key={org.id} org={org}>
      {plans(org)}
    </OrgFrame>
  )
}
