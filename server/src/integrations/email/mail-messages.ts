import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { type Mail, MailError } from '../../platform/mail/mailer.ts'

/** Whom mail comes from; the name may be empty. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/**
 * A message for each receiver. Addresses with anything in them that could name a second one, and breaks in the subject,
 * never reach a header. Throws MailError when an address is none: then nobody gets anything.
 */
export function messagesOf(mail: Mail, from: Sender): SendMailOptions[] {
  const receivers = [...new Set(mail.to)]
  const wrong = receivers.filter((receiver) => !address.safeParse(receiver).success).length
  if (wrong > 0) throw new MailError(`${wrong} of ${receivers.length} addresses cannot be written to`)
  const subject = mail.subject.replaceAll(BREAKS, ' ').trim()
  return receivers.map((receiver) => ({
    from,
    to: { name: '', address: receiver },
    subject,
    text: mail.text,
    html: mail.html,
    // Keeps notes of absence from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }))
}

/** The pattern of browsers, which knows hosts without a dot, such as localhost; 254 is the longest that SMTP carries. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254)

/** Control characters and Unicode's own ends of lines and paragraphs. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
