import { t } from './messages.ts'

/** Where a link to choose a new password is, without saying whether there is such an account (D38). */
export function resetText(email: string, isMailed: boolean): string {
  return t(isMailed ? 'forgot.sent.text' : 'forgot.outbox.text', { email })
}
