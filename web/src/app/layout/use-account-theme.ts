import type { Profile, UserProfile } from '@retropulse/contract/accounts'
import { useEffect } from 'react'
import { getJson } from '../../lib/api.ts'
import { remember } from '../../lib/remembered.ts'
import { chooseTheme } from '../../ui/theme.ts'

/** Whose theme this device has taken over. */
const themeOf = remember('theme-of')

/**
 * Shows the theme that somebody chose elsewhere once they sign in on this device. What they choose here afterwards, from
 * the header, is this device's until they sign in again. Undefined: nobody knows yet who is here.
 */
export function useAccountTheme(profile: Profile | null | undefined): void {
  const sub = profile === undefined ? undefined : (profile?.sub ?? '')
  useEffect(() => {
    if (sub === undefined || (themeOf.get() ?? '') === sub) return
    themeOf.set(sub)
    if (sub !== '') void takeOver()
  }, [sub])
}

async function takeOver(): Promise<void> {
  const answer = await getJson<UserProfile>('/api/user-profile')
  if (answer.ok && answer.value.profileData.theme !== 'system') chooseTheme(answer.value.profileData.theme)
}
