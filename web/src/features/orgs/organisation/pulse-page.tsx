import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/place.ts'
import { OrgFrame, OrgFrameSkeleton } from '../org-frame.tsx'
import { useOrg } from '../use-org.ts'
import { useOrgPlace } from '../use-org-place.ts'
import { t } from '../messages.ts'

export interface OrgPulsePageProps {
  /** The organisation's surveys, which are another feature's, and their place while it is not known. */
  models: (org: OrgPlace) => ReactNode
  skeleton: ReactNode
}

/** What the organisation asks its teams (teams.md §2), for everybody who sees its pages. */
export function OrgPulsePage({ models, skeleton }: OrgPulsePageProps) {
  const org = useOrgPlace()
  if (org === null) return <Navigate to="/" replace />
  if (org === undefined) return <OrgFrameSkeleton>{skeleton}</OrgFrameSkeleton>
  return <OrgPulse key={org.id} place={org} models={models} />
}

function OrgPulse({ place, models }: Pick<OrgPulsePageProps, 'models'> & { place: OrgPlace }) {
  usePageTitle(t('org.pulse.page', { name: place.name }))
  // It knows a new role sooner, and leads on whoever does not belong any more.
  const org = useOrg(place.id)
  return <OrgFrame org={place}>{models(org ?? place)}</OrgFrame>
}
