import type { UserMeta } from '@retropulse/contract/orgs'
import { boxClass, Field } from '../../ui/field.tsx'
import { t } from './messages.ts'

export interface TeamChoiceProps {
  teams: UserMeta['teams']
  /** Null for a board without a team (CREATE-18). */
  teamId: string | null
  onTeam: (teamId: string | null) => void
}

/** Chooses the team of the retro, if the address does not name one (CREATE-1). */
export function TeamChoice({ teams, teamId, onTeam }: TeamChoiceProps) {
  return (
    <Field id="team" label={t('team')} {...(teamId === null && { hint: t('team.noneText') })}>
      <select
        id="team"
        value={teamId ?? ''}
        onChange={(event) => onTeam(event.target.value === '' ? null : event.target.value)}
        className={`${boxClass} h-10 px-3`}
      >
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('team.none')}</option>
      </select>
    </Field>
  )
}
