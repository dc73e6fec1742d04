import type { LinkPreview, Mailed, SocialId } from '@retropulse/contract/accounts'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { postJson } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'
import type { AuthMode, Credentials } from './credentials.ts'

/** Signs a user in, or up and in; the session is a cookie that the page cannot read (AUTH-1). */
export function enter(mode: AuthMode, { name, email, password }: Credentials): Promise<Answer<unknown>> {
  const account = { email: email.trim(), password }
  return mode === 'sign-in'
    ? postJson('/api/auth/sign-in/email', account)
    : postJson('/api/auth/sign-up/email', { ...account, name: cleanLine(name) })
}

/** Mails a sign-in link that leads to `returnTo` (AUTH-14). */
export function mailLink(email: string, returnTo: string): Promise<Answer<unknown>> {
  return postJson('/api/auth/sign-in/magic-link', { email: email.trim(), returnTo })
}

/** The account that a sign-in link signs in to (AUTH-25). */
export function previewLink(token: string): Promise<Answer<LinkPreview>> {
  return postJson('/api/auth/magic-link/preview', { token })
}

/** Signs in with the token of a sign-in link. */
export function enterByLink(token: string): Promise<Answer<unknown>> {
  return postJson('/api/auth/magic-link/verify', { token })
}

/** Mails a link to set a new password, if the account exists; the answer does not disclose that (AUTH-9). */
export function mailReset(email: string): Promise<Answer<Mailed>> {
  return postJson('/api/auth/request-password-reset', { email: email.trim() })
}

/** Sets a new password with the token of a mailed link (AUTH-11). */
export function resetPassword(token: string, password: string): Promise<Answer<unknown>> {
  return postJson('/api/auth/reset-password', { token, password })
}

/** The address at which to sign in with an account of another service (AUTH-15). */
export function beginSocial(provider: SocialId, returnTo: string): Promise<Answer<{ url: string }>> {
  return postJson('/api/auth/sign-in/social', { provider, returnTo })
}

/** Ends the session of this browser. */
export function leave(): Promise<Answer<unknown>> {
  return postJson('/api/auth/sign-out')
}
