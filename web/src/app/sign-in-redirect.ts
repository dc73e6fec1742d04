import type { DataRouter } from 'react-router'
import { loginPath } from '../lib/paths.ts'
import { isSignInPage } from '../lib/sign-in-pages.ts'
import { isOpenToGuests } from './layout/path-rules.ts'

/**
 * SHELL-25: leads to the sign-in page and back when a read finds the session gone; boards and surveys stay, since they are
 * open to guests. A navigation under way counts as done: signing out ends reads of the page that is being left, and their 401
 * must not replace the navigation to the sign-in page.
 */
export function redirectToSignIn(router: Pick<DataRouter, 'state' | 'navigate'>): void {
  const { location, navigation } = router.state
  const { pathname, search } = navigation.location ?? location
  if (isOpenToGuests(pathname) || isSignInPage(pathname)) return
  void router.navigate(loginPath(pathname + search), { replace: true })
}
