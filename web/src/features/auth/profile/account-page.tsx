import type { UserProfile } from '@retropulse/contract/accounts'
import { EMAIL_KINDS } from '@retropulse/contract/email-kinds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useProfile } from '../../../lib/session.ts'
import { throwWithoutData } from '../../../lib/query-client.ts'
import { SettingsGroup, SettingsIndex, SettingsLayout } from '../../../ui/settings-index.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from '../messages.ts'
import { DeleteAccount } from './delete-account.tsx'
import { AppearanceChoices } from './appearance-choices.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { PasswordChange } from './password-change.tsx'
import { userProfileQuery, signOutEverywhere } from './profile-calls.ts'
import { ProfileForm } from './profile-fields.tsx'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { showCallFailure } from '../../../ui/failure-toast.ts'

export interface AccountPageProps {
  /** The organisations that the user can restore, which the feature orgs draws. */
  deletedOrgs: ReactNode
}

const groups = [
  {
    title: t('group.general'),
    sections: [
      { id: 'account-you', title: t('account.who') },
      { id: 'account-theme', title: t('look') },
      { id: 'account-email', title: t('mail') },
    ],
  },
  {
    title: t('group.signIn'),
    sections: [
      { id: 'account-password', title: t('changePassword') },
      { id: 'account-devices', title: t('everywhere') },
    ],
  },
  { sections: [{ id: 'account-delete', title: t('delete.title') }] },
]

/** The profile page of the signed-in user (SHELL-34). */
export function AccountPage({ deletedOrgs }: AccountPageProps) {
  const { data } = useQuery({ ...userProfileQuery, throwOnError: throwWithoutData })
  const profile = useProfile()
  usePageTitle(t('account'))
  const isKnown = data !== undefined && profile !== undefined && profile !== null
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-10 px-5 py-8 sm:py-12">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('account')}</h1>
        <p className="mt-2 h-6 truncate text-base text-ink-soft">{profile?.email}</p>
      </div>
      <SettingsLayout index={<SettingsIndex label={t('index')} groups={groups} />}>
        <SettingsGroup title={t('group.general')}>
          <SettingsSection
            id="account-you"
            title={t('account.who')}
            text={t('account.who.text')}
            value={data?.profileData.name ?? null}
          >
            {isKnown ? (
              <ProfileForm kept={data.profileData} sub={profile.sub} />
            ) : (
              <Skeleton className="h-64 w-full max-w-lg" />
            )}
          </SettingsSection>
          <SettingsSection
            id="account-theme"
            title={t('look')}
            text={t('look.text')}
            value={data === undefined ? null : t(data.profileData.theme)}
          >
            {isKnown ? <AppearanceChoices kept={data.profileData} /> : <Skeleton className="h-10 w-full" />}
          </SettingsSection>
          <SettingsSection
            id="account-email"
            title={t('mail')}
            text={t('mail.text')}
            value={data === undefined ? null : emailsOn(data)}
          >
            {isKnown ? <MailSwitches kept={data} /> : <Skeleton className="h-36 w-full" />}
          </SettingsSection>
        </SettingsGroup>
        <SettingsGroup title={t('group.signIn')}>
          <SettingsSection
            id="account-password"
            title={t('changePassword')}
            text={t('changePassword.text')}
            value={
              data === undefined
                ? null
                : t(data.hasPassword ? 'changePassword.isSet' : 'changePassword.isNotSet')
            }
          >
            {isKnown ? (
              <PasswordChange hasPassword={data.hasPassword} email={profile.email} />
            ) : (
              <Skeleton className="h-56 w-full max-w-lg" />
            )}
          </SettingsSection>
          <SettingsSection id="account-devices" title={t('everywhere')} text={t('everywhere.text')} isShort>
            <Devices />
          </SettingsSection>
        </SettingsGroup>
        <SettingsGroup isApart>
          <SettingsSection id="account-delete" title={t('delete.title')} text={t('delete.text')} isShort>
            {isKnown && <DeleteAccount hasPassword={data.hasPassword} email={profile.email} />}
          </SettingsSection>
          {deletedOrgs}
        </SettingsGroup>
      </SettingsLayout>
    </div>
  )
}

/** How many kinds of email are on. */
function emailsOn({ emails }: UserProfile): string {
  return t('mail.value', { on: EMAIL_KINDS.filter((kind) => emails[kind]).length, all: EMAIL_KINDS.length })
}

/** Ends all sessions of the user (AUTH-4). */
function Devices() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const answer = await signOutEverywhere()
    if (answer.ok) {
      queries.clear()
      return navigate('/login', { replace: true })
    }
    setBusy(false)
    showCallFailure(answer.problem)
  }
  return (
    <Button busy={isBusy} onClick={() => void leave()}>
      {t('everywhere.do')}
    </Button>
  )
}
