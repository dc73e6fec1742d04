import type { UserProfile } from '@retropulse/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { subscribe, userProfileQuery } from './profile-calls.ts'

/** Whether to get what is mailed to a whole team (D16); the switch goes back when that could not be saved. */
export function TeamMail({ kept }: { kept: UserProfile }) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = async (subscribed: boolean) => {
    setWanted(subscribed)
    const answer = await subscribe(subscribed)
    if (answer.ok) queries.setQueryData(userProfileQuery.queryKey, { ...kept, subscribed })
    else showToast(t('failed'), { tone: 'danger' })
    setWanted(null)
  }
  return (
    <div className="max-w-md">
      <Switch
        label={t('mail.team')}
        hint={t('mail.team.hint')}
        checked={wanted ?? kept.subscribed}
        disabled={wanted !== null}
        onCheckedChange={(on) => void change(on)}
      />
    </div>
  )
}
