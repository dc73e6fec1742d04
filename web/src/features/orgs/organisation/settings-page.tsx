import { ORG_NAME_MAX } from '@retropulse/domain/orgs/limits'
import type { Org } from '@retropulse/contract/orgs'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/place.ts'
import { RenameForm } from '../rename-form.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { Activity } from './activity.tsx'
import { ApiKeySettings } from './api-key-settings.tsx'
import { DataExport } from './data-export.tsx'
import { renameOrg } from './org-calls.ts'
import { useOrg } from '../use-org.ts'
import { OwnersOnly } from './owners-only.tsx'
import { t } from './settings-messages.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { useOrgChange } from './use-org-change.ts'

export interface OrgSettingsPageProps {
  /** The organisation's SSO connections, which are another feature's. */
  sso: (orgId: string) => ReactNode
}

/** What the organisation is called, how people sign in, what leaves it, and who changed what (teams.md §2). */
export function OrgSettingsPage({ sso }: OrgSettingsPageProps) {
  return (
    <OwnersOnly skeleton={<SettingsSkeleton />}>{(place) => <Settings place={place} sso={sso} />}</OwnersOnly>
  )
}

function Settings({ place, sso }: OrgSettingsPageProps & { place: OrgPlace }) {
  usePageTitle(t('page', { name: place.name }))
  const org = useOrg(place.id)
  if (!org) return <SettingsSkeleton />
  return (
    <div className="flex flex-col">
      <SettingsSection title={t('name.title')} text={t('name.text')}>
        <Rename org={org} />
      </SettingsSection>
      <SettingsSection title={t('export.title')} text={t('export.text')}>
        <DataExport org={org} />
      </SettingsSection>
      <SettingsSection title={t('key.title')} text={t('key.text')}>
        <ApiKeySettings org={org} />
      </SettingsSection>
      {/* What comes in later and is of any height stands last, and pushes nothing that is being read. */}
      <SettingsSection title={t('sso.title')} text={t('sso.text')}>
        <div className="min-h-56">{sso(org.id)}</div>
      </SettingsSection>
      <SettingsSection title={t('activity.title')} text={t('activity.text')}>
        <Activity orgId={org.id} />
      </SettingsSection>
    </div>
  )
}

function Rename({ org }: { org: Org }) {
  const change = useOrgChange(org.id)
  return (
    <RenameForm
      label={t('name.label')}
      name={org.name}
      max={ORG_NAME_MAX}
      onSave={(name) => change(renameOrg(org.id, { name }))}
    />
  )
}
