import { createHmac, timingSafeEqual } from 'node:crypto'

/** The text with its signature behind a dot, safe in a cookie. */
export function signText(text: string, key: string): string {
  return `${text}.${digest(text, key).toString('base64url')}`
}

/** The text inside of a signed one; null when the signature is not ours. Takes base64 and base64url. */
export function openSignedText(signed: string, key: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const text = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  const expected = digest(text, key)
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null
}

function digest(text: string, key: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
