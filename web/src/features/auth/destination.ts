import { safeReturnTo } from '@retropulse/contract/return-to'
import { isSignInPage } from '../../lib/sign-in-pages.ts'

/** Where somebody goes after signing in: where `returnTo` says (D2), but not to where they would be sent round again. */
export function destination(returnTo: string | null): string {
  const path = safeReturnTo(returnTo)
  return isSignInPage(path) ? '/' : path
}
