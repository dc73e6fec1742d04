import { can } from '@retropulse/domain/orgs/policy'
import Info from 'lucide-react/icons/info'
import { usePageTitle } from '../../../lib/page-title.ts'
import { SettingsGroup, SettingsIndex, SettingsLayout } from '../../../ui/settings-index.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { ArchiveTeam } from './archive-team.tsx'
import { DeleteTeam } from './delete-team.tsx'
import { EditorsOnly } from './editors-only.tsx'
import { InviteLink } from './invite-link.tsx'
import { MembersTable } from './members-table.tsx'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'
import { VisibilityChoice } from './visibility-choice.tsx'
import type { Team } from '@retropulse/contract/teams'
import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { Switch } from '../../../ui/switch.tsx'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'
import { TEAM_RENAME_MAX } from '@retropulse/domain/orgs/limits'
import { RenameForm } from '../rename-form.tsx'

const groups = [
  {
    title: t('group.general'),
    sections: [
      { id: 'settings-name', title: t('name.title') },
      { id: 'settings-visibility', title: t('visibility.title') },
      { id: 'settings-anonymity', title: t('anonymity.title') },
    ],
  },
  {
    title: t('group.people'),
    sections: [
      { id: 'settings-people', title: t('people.title') },
      { id: 'settings-invite', title: t('invite.section') },
    ],
  },
  {
    sections: [
      { id: 'settings-archive', title: t('archive.title') },
      { id: 'settings-delete', title: t('delete.title') },
    ],
  },
]

/** The settings of the team; facilitators read them (TEAM-7). */
export function TeamSettingsPage() {
  const team = useTeam()
  const mayEdit = can({ role: team.role }, 'team:edit')
  usePageTitle(t('page', { page: t('settings'), team: team.name }))
  return (
    <EditorsOnly>
      {!mayEdit && (
        <p className="flex items-center gap-2.5 rounded-md bg-fill px-4 py-3 text-sm">
          <Info aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          {t('adminsOnly')}
        </p>
      )}
      <SettingsLayout index={<SettingsIndex label={t('index')} groups={groups} />}>
        <SettingsGroup title={t('group.general')}>
          <SettingsSection id="settings-name" title={t('name.title')} value={team.name}>
            <NameForm team={team} mayEdit={mayEdit} />
          </SettingsSection>
          <SettingsSection
            id="settings-visibility"
            title={t('visibility.title')}
            text={t('visibility.text')}
            value={t(team.isPrivate ? 'private' : 'public')}
          >
            <VisibilityChoice team={team} mayEdit={mayEdit} />
          </SettingsSection>
          <SettingsSection
            id="settings-anonymity"
            title={t('anonymity.title')}
            text={t('anonymity.text')}
            value={t(team.isAnonymous ? 'anonymity.value.hidden' : 'anonymity.value.shown')}
          >
            <AnonymityChoice team={team} mayEdit={mayEdit} />
          </SettingsSection>
        </SettingsGroup>
        <SettingsGroup title={t('group.people')}>
          <SettingsSection
            id="settings-people"
            title={t('people.title')}
            text={t('people.text')}
            value={t('people.value', { count: team.members.length })}
            isFlush
          >
            <MembersTable team={team} isFlush />
          </SettingsSection>
          <SettingsSection
            id="settings-invite"
            title={t('invite.section')}
            text={t('invite.text')}
            value={
              team.invite === null ? undefined : t(team.invite.disabled ? 'invite.isOff' : 'invite.isOn')
            }
          >
            <InviteLink team={team} isInCard />
          </SettingsSection>
        </SettingsGroup>
        <SettingsGroup isApart>
          <SettingsSection
            id="settings-archive"
            title={t('archive.title')}
            text={t(team.isArchived ? 'archive.restoreText' : 'archive.text')}
            isShort
          >
            <ArchiveTeam team={team} mayEdit={mayEdit} />
          </SettingsSection>
          <SettingsSection id="settings-delete" title={t('delete.title')} text={t('delete.text')} isShort>
            <DeleteTeam team={team} mayEdit={mayEdit} />
          </SettingsSection>
        </SettingsGroup>
      </SettingsLayout>
    </EditorsOnly>
  )
}

/** Whether new retros of the team begin with their authors shown, in the direction of a board's own switch (TEAM-11). */
function AnonymityChoice({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useTeamChange(team.id)
  const isAnonymous = wanted ?? team.isAnonymous
  const choose = async (hides: boolean) => {
    if (wanted !== null) return
    setWanted(hides)
    if (await change(changeTeam(team.id, { isAnonymous: hides })))
      showToast(t('saved'), { tone: 'ok', id: 'saved' })
    setWanted(null)
  }
  return (
    <Switch
      label={t('anonymity.label')}
      hint={t(isAnonymous ? 'anonymity.hidden' : 'anonymity.shown')}
      checked={!isAnonymous}
      disabled={!mayEdit}
      onCheckedChange={(isShown) => void choose(!isShown)}
    />
  )
}

/** Renames the team. */
function NameForm({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const change = useTeamChange(team.id)
  return (
    <RenameForm
      key={team.id}
      place={`team/${team.id}`}
      label={t('name.label')}
      name={team.name}
      max={TEAM_RENAME_MAX}
      refusal={mayEdit ? undefined : t('adminsOnly')}
      onSave={(name) => change(changeTeam(team.id, { name }))}
    />
  )
}
