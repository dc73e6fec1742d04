import type { Team } from '@retropulse/contract/teams'
import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { t } from './messages.ts'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

/** Whether new retros of the team begin anonymous (TEAM-11). */
export function AnonymityChoice({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useTeamChange(team.id)
  const choose = async (isAnonymous: boolean) => {
    if (wanted !== null) return
    setWanted(isAnonymous)
    await change(changeTeam(team.id, { isAnonymous }))
    setWanted(null)
  }
  return (
    <Switch
      label={t('anonymity.label')}
      hint={t('anonymity.hint')}
      checked={wanted ?? team.isAnonymous}
      disabled={!mayEdit}
      onCheckedChange={(on) => void choose(on)}
    />
  )
}
