import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/paths.ts'
import { OrgFrame, OrgFrameSkeleton } from '../org-frame.tsx'
import { useOrg } from '../use-org.ts'
import { useOrgPlace } from '../use-org-place.ts'
import { t } from '../messages.ts'

export interface OrgPulsePageProps {
  /** The list of the organisation's surveys, which the feature pulse draws. */
  models: (org: OrgPlace) => ReactNode
  skeleton: ReactNode
}

/** The Pulse tab of the organisation (PULSE-1). */
export function OrgPulsePage({ models, skeleton }: OrgPulsePageProps) {
  const org = useOrgPlace()
  if (org === null) return <Navigate to="/" replace />
  if (org === undefined) return <OrgFrameSkeleton>{skeleton}</OrgFrameSkeleton>
  return <OrgPulse key={org.id} place={org} models={models} />
}

function OrgPulse({ place, models }: Pick<OrgPulsePageProps, 'models'> & { place: OrgPlace }) {
  usePageTitle(t('org.pulse.page', { name: place.name }))
  // `useOrg` learns of a changed role sooner, and leads on a user who left the organisation.
  const { org } = useOrg(place.id)
  return <OrgFrame org={place}>{models(org ?? place)}</OrgFrame>
}
