import { join } from 'node:path'
import type { Log } from '../../platform/log/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Sender } from './mail-messages.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Of the server's settings, those about mail. */
export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: Sender
}

export interface OpenMailer extends Mailer {
  /** For when nobody sends any more. */
  close(): Promise<void>
}

/** Over SMTP when a server is named, otherwise into `dataDir`/outbox. */
export function createMailer(
  { smtpUrl, mailFrom: from }: MailSettings,
  dataDir: string,
  log: Log,
): OpenMailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from, log })
  const outbox = createOutboxMailer({ folder: join(dataDir, 'outbox'), from, log })
  return { ...outbox, close: () => Promise.resolve() }
}
