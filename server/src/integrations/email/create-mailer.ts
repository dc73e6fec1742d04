import { join } from 'node:path'
import type { Log } from '../../platform/log/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Sender } from './mail-messages.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** The email settings of the server. */
export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: Sender
}

export interface OpenMailer extends Mailer {
  /** Closes connections, when no more email will be sent. */
  close(): Promise<void>
}

/** Where messages lie that leave this server by no mail server (MAIL-16). */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Sends over SMTP when a server is configured, otherwise writes into `dataDir`/outbox (MAIL-16). */
export function createMailer(
  { smtpUrl, mailFrom: from }: MailSettings,
  dataDir: string,
  log: Log,
): OpenMailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from, log })
  const outbox = createOutboxMailer({ folder: outboxFolder(dataDir), from, log })
  return { ...outbox, close: () => Promise.resolve() }
}
