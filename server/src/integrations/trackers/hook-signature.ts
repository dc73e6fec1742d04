import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** Undefined when the body is no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
