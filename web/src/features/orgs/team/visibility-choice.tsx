import type { Team } from '@retropulse/contract/teams'
import { refusePrivacy } from '@retropulse/domain/orgs/team-rules'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { upgradeHint } from '../../../lib/upgrade-hint.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

/** Private or public. Private takes a paid plan and a team in use; public is always possible (TEAM-12). */
export function VisibilityChoice({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useTeamChange(team.id)
  const isPrivate = wanted ?? team.isPrivate
  const refusal = refusePrivacy(team, team.isArchived)
  const choose = async (value: 'public' | 'private') => {
    const makesPrivate = value === 'private'
    if (wanted !== null) return
    setWanted(makesPrivate)
    if (await change(changeTeam(team.id, { isPrivate: makesPrivate })))
      showToast(t('saved'), {
        tone: 'ok',
        id: 'saved',
        text: t('visibility.now', { visibility: t(value) }),
      })
    setWanted(null)
  }
  return (
    <ChoiceCards
      label={t('visibility.title')}
      value={isPrivate ? 'private' : 'public'}
      onChoose={(value) => void choose(value)}
      disabled={!mayEdit}
      options={[
        { value: 'public', icon: <Globe />, label: t('public'), text: t('public.text') },
        {
          value: 'private',
          icon: <Lock />,
          label: t('private'),
          text: t('private.text'),
          // A team that is private already refuses nothing.
          ...(refusal !== null &&
            !isPrivate && {
              hint: refusal === 'team-archived' ? t('visibility.archived') : upgradeHint(team.role),
            }),
        },
      ]}
    />
  )
}
