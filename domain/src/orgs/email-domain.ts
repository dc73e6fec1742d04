/** The part of an address behind its last @, in lower case; null when there is none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  return at < 1 ? null : readDomain(email.slice(at + 1))
}

/** A domain as it was typed, with or without an @ before it; null when no email could be sent to it (SSO-9). */
export function readDomain(typed: string): string | null {
  const domain = typed.trim().toLowerCase().replace(/^@/, '')
  return domain.length <= DOMAIN_MAX && DOMAIN.test(domain) ? domain : null
}

/**
 * True for public mailbox domains, for which no organisation may speak (SSO-9). Only the best known are listed; a
 * connection of any other one has to receive the email of its administrators all the same (SSO-7).
 */
export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_MAIL.has(domain)
}

/**
 * Mailboxes that only the people who run a domain can read (SSO-7). Any other address would not do: an employee has one
 * too, and could then sign in as every colleague.
 */
export const DOMAIN_MAILBOXES = ['postmaster', 'admin', 'administrator', 'hostmaster', 'webmaster'] as const
export type DomainMailbox = (typeof DOMAIN_MAILBOXES)[number]

/** What DNS can carry. */
const DOMAIN_MAX = 253
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** At least two labels, the last one not a number, so that no IP address matches. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'free.fr',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'icloud.com',
  'laposte.net',
  'libero.it',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'mailbox.org',
  'me.com',
  'msn.com',
  'naver.com',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'pm.me',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  'qq.com',
  't-online.de',
  'tutanota.com',
  'web.de',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
  '126.com',
  '163.com',
])
