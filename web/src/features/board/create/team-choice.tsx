import type { UserMeta } from '@retropulse/contract/orgs'
import { boxClass, Field } from '../../../ui/field.tsx'
import { t } from './messages.ts'

export interface TeamChoiceProps {
  teams: UserMeta['teams']
  teamId: string
  onTeam: (teamId: string) => void
}

/** Which team a retro is for, where the address does not say it. */
export function TeamChoice({ teams, teamId, onTeam }: TeamChoiceProps) {
  return (
    <Field id="team" label={t('team')}>
      <select
        id="team"
        value={teamId}
        onChange={(event) => onTeam(event.target.value)}
        className={`${boxClass} h-10 px-3`}
      >
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
