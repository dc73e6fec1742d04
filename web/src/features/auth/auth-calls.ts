import { cleanText } from '@retropulse/domain/kernel/text'
import { postJson } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'
import type { AuthMode, Credentials } from './credentials.ts'

/** Signs somebody in, or up and in; the session is a cookie that the page cannot read. */
export function enter(mode: AuthMode, { name, email, password }: Credentials): Promise<Answer<unknown>> {
  const account = { email: email.trim(), password }
  return mode === 'sign-in'
    ? postJson('/api/auth/sign-in/email', account)
    : postJson('/api/auth/sign-up/email', { ...account, name: cleanText(name).trim() })
}

/** Ends the session of this browser. */
export function leave(): Promise<Answer<unknown>> {
  return postJson('/api/auth/sign-out')
}
