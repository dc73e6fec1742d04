import { ORG_NAME_MAX } from '@retropulse/domain/orgs/limits'
import type { Org } from '@retropulse/contract/orgs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/paths.ts'
import { RenameForm } from '../rename-form.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SettingsGroup, SettingsIndex, SettingsLayout, type IndexGroup } from '../../../ui/settings-index.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { DeleteOrgSection, deleteSection, useMayDelete } from '../leaving/delete-org.tsx'
import { Activity } from './activity.tsx'
import { AnonymityFloor } from './anonymity-floor.tsx'
import { ApiKeySettings } from './api-key-settings.tsx'
import { changeOrg, orgAt } from './org-calls.ts'
import { useOrg } from '../use-org.ts'
import { OwnersOnly } from './owners-only.tsx'
import { t } from './settings-messages.ts'
import { SuggestionsSwitch } from './suggestions-switch.tsx'
import { useOrgChange } from './use-org-change.ts'
import Download from 'lucide-react/icons/download'
import { getFile } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { showFailure } from '../show-failure.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export interface OrgSettingsPageProps {
  /** The agents that owners let in, which the feature mcp-consent draws. */
  agents: (orgId: string) => ReactNode
  /** The services outside that the organisation connects, which the feature connections draws. */
  connections: (orgId: string) => ReactNode
  /** The SSO connections of the organisation, which the feature sso draws. */
  sso: (orgId: string) => ReactNode
}

/**
 * The settings of the organisation: name, anonymity floor, suggestions, single sign-on, data export, API keys, agents, connections, activity log and
 * deletion (ORG-11).
 */
export function OrgSettingsPage(sections: OrgSettingsPageProps) {
  return (
    <OwnersOnly skeleton={<SettingsSkeleton />}>
      {(place) => <Settings place={place} {...sections} />}
    </OwnersOnly>
  )
}

function Settings({ place, agents, connections, sso }: OrgSettingsPageProps & { place: OrgPlace }) {
  usePageTitle(t('page', { name: place.name }))
  const { org, retry } = useOrg(place.id)
  const mayDelete = useMayDelete(place)
  if (retry) return <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={retry} />
  if (!org) return <SettingsSkeleton />
  const groups: readonly Group[] = [
    {
      name: 'general',
      parts: [
        { name: 'name', content: <Rename org={org} /> },
        { name: 'anonymity', content: <AnonymityFloor key={org.id} org={org} /> },
        { name: 'suggestions', content: <SuggestionsSwitch org={org} /> },
      ],
    },
    {
      name: 'data',
      parts: [
        { name: 'export', content: <DataExport org={org} /> },
        { name: 'key', content: <ApiKeySettings org={org} /> },
      ],
    },
    {
      // Sections that load later and have any height stand last, so that they move nothing that is being read.
      name: 'connections',
      parts: [
        {
          name: 'agents',
          content: <div className="min-h-33 pointer-coarse:min-h-34">{agents(org.id)}</div>,
        },
        {
          name: 'connections',
          content: <div className="min-h-19 pointer-coarse:min-h-20">{connections(org.id)}</div>,
        },
        { name: 'sso', content: <div className="min-h-19 pointer-coarse:min-h-20">{sso(org.id)}</div> },
      ],
    },
    { name: 'history', parts: [{ name: 'activity', content: <Activity orgId={org.id} /> }] },
  ]
  const index: IndexGroup[] = groups.map(({ name: group, parts }) => ({
    title: t(`group.${group}`),
    sections: parts.map(({ name }) => ({ id: `settings-${name}`, title: t(`${name}.title`) })),
  }))
  if (mayDelete) index.push({ sections: [deleteSection] })
  return (
    <SettingsLayout index={<SettingsIndex label={t('index')} groups={index} />}>
      {groups.map(({ name: group, parts }) => (
        <SettingsGroup key={group} title={t(`group.${group}`)}>
          {parts.map(({ name, content }) => (
            <SettingsSection
              key={name}
              id={`settings-${name}`}
              title={t(`${name}.title`)}
              // The name of an organisation needs no explanation.
              text={name === 'name' ? undefined : t(`${name}.text`)}
              value={valueOf(name, org)}
            >
              {content}
            </SettingsSection>
          ))}
        </SettingsGroup>
      ))}
      {mayDelete && (
        <SettingsGroup isApart>
          <DeleteOrgSection org={place} />
        </SettingsGroup>
      )}
    </SettingsLayout>
  )
}

interface Group {
  readonly name: 'general' | 'data' | 'connections' | 'history'
  readonly parts: readonly Part[]
}

interface Part {
  readonly name:
    | 'name'
    | 'anonymity'
    | 'suggestions'
    | 'export'
    | 'key'
    | 'agents'
    | 'connections'
    | 'sso'
    | 'activity'
  readonly content: ReactNode
}

/** What a folded section is set to or holds; null where its controls say so once they are loaded. */
function valueOf(name: Part['name'], org: Org): string | null {
  switch (name) {
    case 'name':
      return org.name
    case 'anonymity':
      return t('anonymity.value', { count: org.anonymityFloor })
    case 'suggestions':
      return t(org.hasSuggestions ? 'on' : 'off')
    case 'key':
      return org.apiKeys.length === 0 ? t('key.value.none') : t('key.value', { count: org.apiKeys.length })
    case 'export':
      return t('export.value')
    case 'activity':
      return t('activity.value')
    case 'agents':
    case 'connections':
    case 'sso':
      return null
  }
}

function Rename({ org }: { org: Org }) {
  const change = useOrgChange(org.id)
  return (
    <RenameForm
      key={org.id}
      place={`org/${org.id}`}
      label={t('name.label')}
      name={org.name}
      max={ORG_NAME_MAX}
      onSave={(name) => change(changeOrg(org.id, { name }))}
    />
  )
}

/** Downloads the figures of all retros as CSV (ORG-14), and everything as a zip (EXPORT-14). */
function DataExport({ org }: { org: Org }) {
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null)
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    const answer = await getFile(`${orgAt(org.id)}/metrics?format=${format}`)
    if (answer.ok) saveFile(fileName(org.name, format), answer.value)
    else showFailure(answer.problem)
    setBusy(null)
  }
  return (
    <div className="flex flex-col gap-6">
      <ExportRow title={t('export.table')} text={t('export.table.text')}>
        <Button
          busy={busy === 'csv'}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void download('csv')}
        >
          {t('export.do')}
        </Button>
        <Button
          busy={busy === 'xlsx'}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => void download('xlsx')}
        >
          {t('export.excel')}
        </Button>
      </ExportRow>
      <ExportRow title={t('export.all')} text={t('export.all.text')}>
        {/* A link, so that the browser writes an archive of any size to the disk while it comes. */}
        <a href={`${orgAt(org.id)}/export`} download className={buttonClass({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-4" />
          {t('export.everything')}
        </a>
      </ExportRow>
    </div>
  )
}

/** What a file has, and its buttons. */
function ExportRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium">{title}</p>
        <p className="text-pretty text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** The skeleton of the settings. */
function SettingsSkeleton() {
  return (
    <SettingsLayout isBusy index={<div className="max-md:hidden" />}>
      <SettingsGroup title={t('group.general')}>
        <SettingsSection title={t('name.title')} value="…">
          <Skeleton className="h-10 w-full max-w-lg rounded-md" />
        </SettingsSection>
        <SettingsSection title={t('anonymity.title')} text={t('anonymity.text')} value={null}>
          {/* With a label above the control. */}
          <Skeleton className="h-16.5 w-full max-w-lg rounded-md" />
        </SettingsSection>
      </SettingsGroup>
      <SettingsGroup title={t('group.data')}>
        <SettingsSection title={t('export.title')} value={t('export.value')}>
          <Skeleton className="h-10 w-32 rounded-md" />
        </SettingsSection>
      </SettingsGroup>
    </SettingsLayout>
  )
}
