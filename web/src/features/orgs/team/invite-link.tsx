import type { Team } from '@retropulse/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CopyField } from '../../../ui/copy-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { Switch } from '../../../ui/switch.tsx'
import { showFailure } from '../show-failure.ts'
import { t } from './messages.ts'
import { switchInvite } from './team-calls.ts'
import { teamQuery } from '../queries.ts'

/** The invite link of the team with its switch, which goes back when the change fails (INVITE-3, INVITE-4). */
export function InviteLink({ team, isInCard = false }: { team: Team; isInCard?: boolean }) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  // The profile menu leads here (SHELL-9).
  const isAskedFor = useLocation().hash === '#invite'
  const { invite } = team
  const isOn = wanted ?? (invite !== null && !invite.disabled)
  const refusal =
    invite === null ? t('adminsOnly') : isOn && wanted === null ? undefined : t('invite.disabled')
  const change = async (on: boolean) => {
    if (wanted !== null) return
    setWanted(on)
    const answer = await switchInvite(team.id, !on)
    if (answer.ok) {
      queries.setQueryData(teamQuery(team.id).queryKey, (old) => old && { ...old, invite: answer.value })
      showToast(t('saved'), { tone: 'ok', id: 'saved' })
    } else {
      showFailure(answer.problem)
      void queries.invalidateQueries({ queryKey: teamQuery(team.id).queryKey })
    }
    setWanted(null)
  }
  return (
    <div className={clsx('flex flex-col gap-4', !isInCard && 'rounded-lg border border-line bg-surface p-5')}>
      <Switch
        label={t('invite.title')}
        hint={t(invite === null ? 'adminsOnly' : isOn ? 'invite.on' : 'invite.off')}
        checked={isOn}
        disabled={invite === null}
        onCheckedChange={(on) => void change(on)}
      />
      <CopyField
        key={invite?.id}
        label={t('invite.link', { team: team.name })}
        labelHidden
        value={inviteHref(team, location.origin)}
        copyLabel={t('invite.copy')}
        copiedLabel={t('invite.copied')}
        failedHint={t('invite.copyFailed')}
        refusal={refusal}
        isArrival={isAskedFor}
      />
    </div>
  )
}

/**
 * The address of the invite page of the team on the host of the page (INVITE-4); without the token where the user may
 * not see it.
 */
export function inviteHref({ id, invite }: Pick<Team, 'id' | 'invite'>, origin: string): string {
  const token = invite === null ? '•'.repeat(21) : encodeURIComponent(invite.id)
  return `${origin}/invite/team/${encodeURIComponent(id)}/${token}`
}
