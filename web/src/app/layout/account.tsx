import type { Profile, UserProfile } from '@retropulse/contract/accounts'
import { clsx } from 'clsx'
import SunMoon from 'lucide-react/icons/sun-moon'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from '../messages.ts'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import { hidesSignIn, isBoard } from './path-rules.ts'
import { useEffect, useLayoutEffect } from 'react'
import { getJson } from '../../lib/api.ts'
import { storedText } from '../../lib/stored-text.ts'
import { chooseColorScheme } from '../../ui/color-scheme.ts'
import { separateTones } from '../../ui/person-tone.ts'

const loadThemeMenu = async () => (await import('./color-scheme-menu.tsx')).ColorSchemeMenu
const loadProfileMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu

/**
 * The end of the header: the theme menu, and the profile menu or, for a guest, the Sign in link; undefined shows
 * neither.
 */
export function Account({ profile }: { profile: Profile | null | undefined }) {
  const { pathname, search } = useLocation()
  useAccountColorScheme(profile)
  const id = profile?.sub
  // Stands beside the people of a board, who get other colours, also where they have no names (PRESENCE-12).
  useLayoutEffect(() => separateTones(id === undefined ? [] : [id]), [id])
  return (
    <>
      <LazyMenu
        load={loadThemeMenu}
        trigger={(loading) => (
          <IconButton
            {...loading}
            label={t('theme')}
            icon={<SunMoon className="size-5" />}
            // On a phone the title of a board needs the room more.
            className={isBoard(pathname) ? 'max-sm:hidden' : ''}
          />
        )}
      />
      {profile && (
        <LazyMenu
          load={loadProfileMenu}
          trigger={(loading) => (
            <button
              {...loading}
              type="button"
              aria-label={t('profile', { name: profile.name })}
              className="touch-target flex items-center justify-center rounded-full"
            >
              <Avatar decorative name={profile.name} seed={profile.sub} src={profile.picture ?? undefined} />
            </button>
          )}
        />
      )}
      {profile === null && !hidesSignIn(pathname) && (
        <Link
          to={loginPath(pathname + search)}
          className={clsx(
            buttonClass({ size: 'sm' }),
            'touch-area pointer-coarse:min-h-9! in-data-asks-sign-in:hidden',
          )}
        >
          {t('signIn')}
        </Link>
      )}
    </>
  )
}

/** The id of the user whose theme this device has taken over. */
const themeOf = storedText('theme-of')

/**
 * Shows the theme of the profile once a user signs in on this device (PROFILE-1). A theme that is chosen in the header
 * afterwards is the device's own until the next sign-in (SHELL-12). Undefined: it is not known yet who is signed in.
 */
function useAccountColorScheme(profile: Profile | null | undefined): void {
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
