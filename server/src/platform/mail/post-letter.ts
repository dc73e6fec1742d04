import { type Letter, letterBodies } from './letter.ts'
import { type Mailer, MailError } from './mailer.ts'

/** Hands a letter over to one person; false when that failed. */
export type PostLetter = (to: string, letter: Letter & { readonly subject: string }) => Promise<boolean>

/** Mail that is not handed over is nobody's bug; the mailer has written down why. */
export function postWith(mailer: Mailer): PostLetter {
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
