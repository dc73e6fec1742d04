import type { Team } from '@retropulse/contract/teams'
import { TEAM_RENAME_MAX } from '@retropulse/domain/orgs/limits'
import { RenameForm } from '../rename-form.tsx'
import { t } from './messages.ts'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

/** Renames the team. */
export function NameForm({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const change = useTeamChange(team.id)
  return (
    <RenameForm
      label={t('name.label')}
      name={team.name}
      max={TEAM_RENAME_MAX}
      refusal={mayEdit ? undefined : t('adminsOnly')}
      onSave={(name) => change(changeTeam(team.id, { name }))}
    />
  )
}
