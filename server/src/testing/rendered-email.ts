import { passwordResetEmail } from '../features/auth/messages/sign-in-emails.ts'
import { contentOf } from '../platform/mail/action-email.ts'
import type { RenderedEmail } from '../platform/mail/email-content.ts'
import { renderEmail } from '../platform/mail/render-email.ts'

/** The email to a user who forgot their password, as it is sent. */
export function renderedPasswordReset(name: string, link: string): RenderedEmail {
  return renderEmail(contentOf(passwordResetEmail(name, link)))
}
