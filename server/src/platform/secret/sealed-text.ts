import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts a text with AES-256-GCM under a key of `deriveKey`; base64url, different each time. `place` names the record
 * that the text belongs to: moved to another record, it does not open.
 */
export function sealText(text: string, key: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The decrypted text; null when it was sealed with another key or for another place, or was changed. */
export function openSealedText(sealed: string, key: string, place: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const opener = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES })
  opener.setAAD(Buffer.from(place))
  opener.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, opener.final()]).toString('utf8')
  } catch {
    return null
  }
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
