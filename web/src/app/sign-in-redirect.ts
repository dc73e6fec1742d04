import type { Path } from 'react-router'
import { loginPath } from '../lib/paths.ts'
import { isSignInPage } from '../lib/sign-in-pages.ts'
import { isOpenToGuests } from './layout/path-rules.ts'

/**
 * SHELL-25: leads to the sign-in page and back when a read finds the session gone; boards and surveys stay, since they are
 * open to guests. `address` is that of a navigation under way: signing out ends reads of the page that is being left, and
 * their 401 must not replace the navigation to the sign-in page.
 */
export function redirectToSignIn(
  address: Pick<Path, 'pathname' | 'search'>,
  replace: (to: string) => void,
): void {
  const { pathname, search } = address
  if (isOpenToGuests(pathname) || isSignInPage(pathname)) return
  replace(loginPath(pathname + search))
}
