import { letterBodies } from '../../../platform/mail/letter.ts'
import { type Mailer, MailError } from '../../../platform/mail/mailer.ts'
import type { MailLinkPorts } from '../commands/mail-links.ts'

/** Mail that is not handed over is nobody's bug; the mailer has written down why. */
export function postWith(mailer: Mailer): MailLinkPorts['post'] {
  return async (to, { subject, ...letter }) => {
    try {
      await mailer.send({ to: [to], subject, ...letterBodies(letter) })
      return true
    } catch (error) {
      if (error instanceof MailError) return false
      throw error
    }
  }
}
