import type { Profile, UserProfile } from '@retropulse/contract/accounts'
import { useEffect } from 'react'
import { getJson } from '../../lib/api.ts'
import { remember } from '../../lib/remembered.ts'
import { chooseColorScheme } from '../../ui/color-scheme.ts'

/** The id of the user whose theme this device has taken over. */
const themeOf = remember('theme-of')

/**
 * Shows the theme of the profile once a user signs in on this device (PROFILE-1). A theme that is chosen in the header
 * afterwards is the device's own until the next sign-in (SHELL-12). Undefined: it is not known yet who is signed in.
 */
export function useAccountColorScheme(profile: Profile | null | undefined): void {
  const sub = profile === undefined ? undefined : (profile?.sub ?? '')
  useEffect(() => {
    if (sub === undefined || (themeOf.get() ?? '') === sub) return
    themeOf.set(sub)
    if (sub !== '') void takeOver()
  }, [sub])
}

async function takeOver(): Promise<void> {
  const answer = await getJson<UserProfile>('/api/user-profile')
  if (answer.ok && answer.value.profileData.theme !== 'system')
    chooseColorScheme(answer.value.profileData.theme)
}
