import { hkdfSync } from 'node:crypto'

/** A key for one purpose, 43 characters; it discloses neither the secret nor keys of other purposes. */
export function deriveKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')
}
