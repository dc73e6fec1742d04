import { z } from 'zod'

/** A user name needs a password. Settings in the path or query are refused: nodemailer would obey them unchecked. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false
  if ((url.username === '') !== (url.password === '')) return false
  return ['', '/'].includes(url.pathname) && url.search === '' && url.hash === ''
}

/** Parses `address` or `name <address>`, the name perhaps in quotes. Addresses at a host without a dot are accepted. */
export function senderOf(text: string): { name: string; address: string } | undefined {
  const [, name = '', mailbox = text.trim()] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? []
  if (!z.email({ pattern: z.regexes.html5Email }).safeParse(mailbox).success) return undefined
  if (/\p{Cc}/u.test(text)) return undefined
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: mailbox }
}
