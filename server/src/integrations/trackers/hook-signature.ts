import { createHmac, timingSafeEqual } from 'node:crypto'
import { isWithinJsonBounds, SERVICE_JSON } from '../../platform/http/json-bounds.ts'

/** Whether `given` is the HMAC-SHA256 of the bytes, in hexadecimal behind a prefix. */
export function isSignedBy(
  secret: string,
  body: Buffer,
  given: string | undefined,
  prefix: '' | 'sha256=',
): boolean {
  return isSame(prefix + createHmac('sha256', secret).update(body).digest('hex'), given)
}

/** Compares in the same time whatever differs. */
export function isSame(expected: string, given: string | undefined): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Undefined when the body is no JSON, or has too many values to be parsed at once (LIMIT-26). */
export function jsonOf(body: Buffer): unknown {
  const text = body.toString()
  if (!isWithinJsonBounds(text, SERVICE_JSON)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
