/** Hands email over to a mail server or the outbox. Delivery to the receivers happens later and may still fail. */
export interface Mailer {
  /**
   * Resolves once every message of every email is handed over. Throws MailError when at least one was not; others may
   * have been, so sending again may repeat those.
   */
  send(...mails: readonly Mail[]): Promise<void>
}

/** An email to one or more receivers, in plain text and in HTML. The subject and the addresses need no escaping. */
export interface Mail {
  /** Plain addresses, ann@example.com. Each gets a separate message, which names no other receiver (MAIL-10). */
  readonly to: readonly string[]
  /** One line; line breaks become spaces (MAIL-22). */
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Where the receiver stops emails of this kind by one POST, as mail programs offer it (RFC 8058, MAIL-34). Only for an
   * email with one receiver: the address names that person.
   */
  readonly unsubscribeLink?: string
}

/** Email could not be handed over. The message names no addresses; the log has the reason. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** How many messages were handed over all the same. */
  readonly handedOver: number

  constructor(message: string, handedOver = 0) {
    super(message)
    this.handedOver = handedOver
  }
}
