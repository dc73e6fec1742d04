import type { UserProfile } from '@retropulse/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../../lib/api.ts'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { remind, subscribe, userProfileQuery } from './profile-calls.ts'

/** Switches for emails to a whole team and for reminders of the user's action items (PROFILE-8, PROFILE-9). */
export function MailSwitches({ kept }: { kept: UserProfile }) {
  return (
    <div className="flex max-w-md flex-col gap-5">
      <MailSwitch
        label={t('mail.team')}
        hint={t('mail.team.hint')}
        kept={kept.subscribed}
        save={subscribe}
        profileOf={(subscribed) => ({ subscribed })}
      />
      <MailSwitch
        label={t('mail.actions')}
        hint={t('mail.actions.hint')}
        kept={kept.reminded}
        save={remind}
        profileOf={(reminded) => ({ reminded })}
      />
    </div>
  )
}

interface MailSwitchProps {
  label: string
  hint: string
  kept: boolean
  save: (wanted: boolean) => Promise<Answer<unknown>>
  /** The fields of the profile that the switch changes. */
  profileOf: (wanted: boolean) => Partial<UserProfile>
}

/** A switch that goes back when the change could not be saved. */
function MailSwitch({ label, hint, kept, save, profileOf }: MailSwitchProps) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = async (on: boolean) => {
    setWanted(on)
    const answer = await save(on)
    if (answer.ok)
      queries.setQueryData(
        userProfileQuery.queryKey,
        (profile) => profile && { ...profile, ...profileOf(on) },
      )
    else showToast(t('failed'), { tone: 'danger' })
    setWanted(null)
  }
  return (
    <Switch
      label={label}
      hint={hint}
      checked={wanted ?? kept}
      disabled={wanted !== null}
      onCheckedChange={(on) => void change(on)}
    />
  )
}
