import { setImmediate } from 'node:timers/promises'
import { type ActionEmail, contentOf } from './action-email.ts'
import type { EmailContent, Unsubscribe } from './email-content.ts'
import { type Mail, type Mailer, MailError } from './mailer.ts'
import { renderEmail } from './render-email.ts'

/** A receiver of an email; with `unsubscribe`, one who can stop emails of the kind by a link of their own (MAIL-34). */
export interface Receiver {
  readonly address: string
  readonly unsubscribe?: Unsubscribe
}

/** Sends an email to all receivers; answers how many messages the mail server took. */
export type SendEmail = (
  email: { readonly subject: string; readonly content: EmailContent },
  receivers: readonly Receiver[],
) => Promise<number>

/** Sends a short email to one address; false when the mail server did not take it. */
export type SendActionEmail = (to: string, email: ActionEmail, unsubscribe?: Unsubscribe) => Promise<boolean>

/** Renders and sends. A MailError is no exception here: the mailer has logged the reason already. */
export function sendEmailsWith(mailer: Mailer): SendEmail {
  return async ({ subject, content }, receivers) => {
    const mails: Mail[] = []
    for (const { address, unsubscribe } of receivers) {
      const rendered = renderEmail(content, unsubscribe)
      const link = unsubscribe && { unsubscribeLink: unsubscribe.link }
      mails.push({ to: [address], subject, ...rendered, ...link })
      // A team of hundreds would hold the event loop, each receiver having a link of their own.
      await setImmediate()
    }
    try {
      await mailer.send(...mails)
      return mails.length
    } catch (error) {
      if (error instanceof MailError) return error.handedOver
      throw error
    }
  }
}

/** Like `sendEmailsWith`, for short emails to one receiver. */
export function sendWith(mailer: Mailer): SendActionEmail {
  const send = sendEmailsWith(mailer)
  return async (address, email, unsubscribe) => {
    const receiver = { address, ...(unsubscribe && { unsubscribe }) }
    return (await send({ subject: email.subject, content: contentOf(email) }, [receiver])) > 0
  }
}
