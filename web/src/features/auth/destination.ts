import { safeReturnTo } from '@retropulse/contract/return-to'

/** Where somebody goes after signing in: where `returnTo` says (D2), but not to where they would be sent round again. */
export function destination(returnTo: string | null): string {
  const path = safeReturnTo(returnTo)
  return /^\/(?:log(?:in|out)|forgot-password|reset-password|magic-link|sso)(?=$|[/?#])/.test(path)
    ? '/'
    : path
}
