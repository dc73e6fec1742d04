import type { UserProfile } from '@retropulse/contract/accounts'
import { type EmailKind, TEAM_EMAIL_KINDS } from '@retropulse/contract/email-kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../../lib/api.ts'
import { Switch } from '../../../ui/switch.tsx'
import { showCallFailure } from '../../../ui/failure-toast.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { subscribe, userProfileQuery, wantEmail } from './profile-calls.ts'

/**
 * Switches for each kind of email (PROFILE-16), with one for all that go to a whole team (PROFILE-8) and one for
 * reminders of the user's action items (PROFILE-9).
 */
export function MailSwitches({ kept }: { kept: UserProfile }) {
  const { emails } = kept
  return (
    <div className="flex flex-col gap-5">
      <MailSwitch
        label={t('mail.team')}
        hint={t('mail.team.hint')}
        kept={kept.subscribed}
        kinds={TEAM_EMAIL_KINDS}
        save={subscribe}
      />
      <div className="flex flex-col gap-5 border-s border-line ps-5">
        {TEAM_EMAIL_KINDS.map((kind) => (
          <MailSwitch
            key={kind}
            label={t(`mail.${kind}`)}
            hint={t(`mail.${kind}.hint`)}
            kept={emails[kind]}
            kinds={[kind]}
            save={(isWanted) => wantEmail(kind, isWanted)}
          />
        ))}
      </div>
      <MailSwitch
        label={t('mail.actions')}
        hint={t('mail.actions.hint')}
        kept={emails['action-reminders']}
        kinds={['action-reminders']}
        save={(isWanted) => wantEmail('action-reminders', isWanted)}
      />
    </div>
  )
}

/** The profile once some kinds of email are switched, as the server answers it. */
function withKinds(profile: UserProfile, kinds: readonly EmailKind[], isWanted: boolean): UserProfile {
  const emails = { ...profile.emails }
  for (const kind of kinds) emails[kind] = isWanted
  const subscribed = TEAM_EMAIL_KINDS.some((kind) => emails[kind])
  return { ...profile, emails, subscribed, reminded: emails['action-reminders'] }
}

interface MailSwitchProps {
  label: string
  hint: string
  kept: boolean
  /** The kinds of email that the switch changes. */
  kinds: readonly EmailKind[]
  save: (wanted: boolean) => Promise<Answer<unknown>>
}

/** A switch that goes back when the change could not be saved. */
function MailSwitch({ label, hint, kept, kinds, save }: MailSwitchProps) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = async (on: boolean) => {
    setWanted(on)
    const answer = await save(on)
    if (answer.ok) {
      queries.setQueryData(userProfileQuery.queryKey, (profile) => profile && withKinds(profile, kinds, on))
      showToast(t('mail.saved'), { tone: 'ok', id: 'saved' })
    } else showCallFailure(answer.problem)
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
