import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { type Mail, MailError } from '../../platform/mail/mailer.ts'

/** The sender of email; the name may be empty. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/**
 * One message for each receiver of each email (MAIL-10). An address that could name a second one, and line breaks in
 * the subject, never reach a header. Throws MailError when an address is invalid, before any message is sent (MAIL-22).
 */
export function messagesOf(mails: readonly Mail[], from: Sender): SendMailOptions[] {
  const receivers = [...new Set(mails.flatMap(({ to }) => to))]
  const wrong = receivers.filter((receiver) => !address.safeParse(receiver).success).length
  if (wrong > 0) throw new MailError(`${wrong} of ${receivers.length} addresses cannot be written to`)
  return mails.flatMap((mail) => messagesOfOne(mail, from))
}

function messagesOfOne(mail: Mail, from: Sender): SendMailOptions[] {
  const receivers = [...new Set(mail.to)]
  const subject = mail.subject.replaceAll(BREAKS, ' ').trim()
  return receivers.map((receiver) => ({
    from,
    to: { name: '', address: receiver },
    subject,
    text: mail.text,
    html: mail.html,
    // Keeps out-of-office notices from answering (RFC 3834, MAIL-25).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeLink) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }))
}

/** What makes mail programs offer to unsubscribe, by one POST and without opening a page (RFC 8058, MAIL-34). */
function unsubscribeHeaders(link: string | undefined): Readonly<Record<string, string>> {
  if (link === undefined) return {}
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * An email address as browsers check it: also at a host without a dot, which a company's own network may have. Or one that
 * an account can have: the address of one person must not keep an email from a whole team. SMTP carries no more than 254
 * characters.
 */
const address = z.union([z.email({ pattern: z.regexes.html5Email }), z.email()]).check(z.maxLength(254))

/** Control characters, and the line and paragraph separators of Unicode. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
