import { t } from './messages.ts'

/** Where the link to set a new password is (AUTH-12), without disclosing whether the account exists (AUTH-9). */
export function resetText(email: string, isMailed: boolean): string {
  return t(isMailed ? 'forgot.sent.text' : 'forgot.outbox.text', { email })
}
