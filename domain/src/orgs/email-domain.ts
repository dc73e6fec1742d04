/** The part of an address behind its last @, in lower case; null when there is none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@')
  return at < 1 ? null : readDomain(email.slice(at + 1))
}

/** A domain as it was typed, with or without an @ before it; null when it is none that mail could go to. */
export function readDomain(typed: string): string | null {
  const domain = typed.trim().toLowerCase().replace(/^@/, '')
  return domain.length <= DOMAIN_MAX && DOMAIN.test(domain) ? domain : null
}

/**
 * True for domains where anybody gets an address: nobody's organisation may speak for them. Not all there are, only
 * the best known; whoever claims one has to receive its administrators' mail all the same (D4).
 */
export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_MAIL.has(domain)
}

/**
 * Mailboxes that only those who run a domain can read. An address of the domain would not do: everybody who works
 * there has one, and could claim to be everybody else (D4).
 */
export const DOMAIN_MAILBOXES = ['postmaster', 'admin', 'administrator', 'hostmaster', 'webmaster'] as const
export type DomainMailbox = (typeof DOMAIN_MAILBOXES)[number]

/** What DNS can carry. */
const DOMAIN_MAX = 253
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** At least two labels, the last one no number, so that it is no IP address. */
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
