import type { Team } from '@retropulse/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { copyText } from '../../../lib/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showFailure } from '../failure.ts'
import { inviteHref } from './invite-href.ts'
import { t } from './messages.ts'
import { switchInvite } from './team-calls.ts'
import { teamQuery } from '../queries.ts'

/** The link into the team, and its switch, which goes back when it could not be switched (teams.md §2, §4). */
export function InviteLink({ team }: { team: Team }) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { invite } = team
  const isOn = wanted ?? (invite !== null && !invite.disabled)
  const change = async (on: boolean) => {
    if (wanted !== null) return
    setWanted(on)
    const answer = await switchInvite(team.id, !on)
    if (answer.ok)
      queries.setQueryData(teamQuery(team.id).queryKey, (old) => old && { ...old, invite: answer.value })
    else {
      showFailure(answer.problem)
      void queries.invalidateQueries({ queryKey: teamQuery(team.id).queryKey })
    }
    setWanted(null)
  }
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <Switch
        label={t('invite.title')}
        hint={t(invite === null ? 'adminsOnly' : isOn ? 'invite.on' : 'invite.off')}
        checked={isOn}
        disabled={invite === null}
        onCheckedChange={(on) => void change(on)}
      />
      <CopyLink
        team={team}
        isOn={isOn && wanted === null}
        refusal={invite === null ? t('adminsOnly') : isOn ? undefined : t('invite.disabled')}
      />
    </div>
  )
}

interface CopyLinkProps {
  team: Team
  isOn: boolean
  /** Why it cannot be copied. */
  refusal: string | undefined
}

function CopyLink({ team, isOn, refusal }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isAskedFor = useLocation().hash === '#invite'
  const link = inviteHref(team, location.origin)
  useEffect(() => {
    if (isAskedFor) button.current?.focus()
  }, [isAskedFor])
  const copy = async () => {
    const isCopied = await copyText(link)
    setState(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(t('invite.copied'))
    else field.current?.select()
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        ref={field}
        label={t('invite.link', { team: team.name })}
        labelHidden
        readOnly
        disabled={!isOn}
        dir="ltr"
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={clsx('min-w-0 flex-1', !isOn && '[&_input]:blur-[3px] [&_input]:select-none')}
        {...(state === 'failed' && { hint: t('invite.copyFailed') })}
      />
      <Button
        ref={button}
        {...(isAskedFor && { 'data-arrive': true })}
        icon={
          state === 'copied' ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )
        }
        disabledReason={refusal}
        onClick={() => void copy()}
      >
        {t(state === 'copied' ? 'invite.copied' : 'invite.copy')}
      </Button>
    </div>
  )
}
