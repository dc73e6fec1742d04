/** Hands mail over to whoever delivers it: not to the receivers themselves, which takes minutes and may fail later. */
export interface Mailer {
  /**
   * Resolves once every message is handed over. Throws MailError when at least one was not; others may have been, so
   * sending again may repeat those.
   */
  send(mail: Mail): Promise<void>
}

/** What is said to one or more people, once in plain text and once in HTML. Nothing in it has to be escaped for mail. */
export interface Mail {
  /** Plain addresses, ann@example.com. Each gets a message of their own, so that nobody sees the others. */
  readonly to: readonly string[]
  /** One line; breaks in it become spaces. */
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Mail could not be handed over. The message names no addresses; the log says why. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
