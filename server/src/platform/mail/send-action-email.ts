import { type ActionEmail, renderActionEmail } from './action-email.ts'
import { type Mailer, MailError } from './mailer.ts'

/** Sends an email to one address; false when the mail server did not take it. */
export type SendActionEmail = (to: string, email: ActionEmail) => Promise<boolean>

/** Turns MailError into false: the mailer has logged the reason already. */
export function sendWith(mailer: Mailer): SendActionEmail {
  return async (to, email) => {
    try {
      await mailer.send({ to: [to], subject: email.subject, ...renderActionEmail(email) })
      return true
    } catch (error) {
      if (error instanceof MailError) return false
      throw error
    }
  }
}
