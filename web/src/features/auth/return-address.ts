import { safeReturnTo } from '@retropulse/contract/return-to'
import { isSignInPage } from '../../lib/sign-in-pages.ts'

/**
 * Where a user goes after signing in: to `returnTo` where that is a path of this site, but to no sign-in page
 * (AUTH-27).
 */
export function destination(returnTo: string | null): string {
  const path = safeReturnTo(returnTo)
  return isSignInPage(path) ? '/' : path
}
