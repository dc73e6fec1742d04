import type { SsoLookedUp } from '@retropulse/contract/sso'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { getJson, valueOf } from '../lib/api.ts'
import { loginPath, ssoLoginPath } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { t } from './messages.ts'

/**
 * Lead from a board to signing in and to a new account (ERROR-21); to the provider alone where its organisation has
 * exactly one SSO connection (SSO-13).
 */
export function SignInLinks() {
  const { pathname, search } = useLocation()
  const boardId = /^\/board\/([^/]+)/.exec(pathname)?.[1] ?? null
  const { data } = useQuery(connectionQuery(boardId))
  const connection = data?.connection ?? null
  const returnTo = pathname + search
  const className = buttonClass({ variant: 'primary' })
  if (connection !== null)
    return (
      <a href={ssoLoginPath(connection, returnTo)} className={className}>
        {t('signIn')}
      </a>
    )
  const login = loginPath(returnTo)
  return (
    <>
      <Link to={login} className={className}>
        {t('signIn')}
      </Link>
      <Link to={`${login}${login.includes('?') ? '&' : '?'}mode=sign-up`} className={buttonClass()}>
        {t('signUp')}
      </Link>
    </>
  )
}

/** A lookup that fails leads to the usual sign-in (SSO-12). */
const connectionQuery = (boardId: string | null) =>
  queryOptions({
    queryKey: ['sso-connection', boardId],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<SsoLookedUp>(`/api/sso-connection?boardId=${encodeURIComponent(boardId ?? '')}`, signal),
      ),
    enabled: boardId !== null,
    retry: false,
    throwOnError: false,
  })
