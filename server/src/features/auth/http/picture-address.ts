import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** The path under which this server serves profile pictures. */
export const PICTURE_PATH = '/api/user-picture'

/** PROFILE-7: addresses of profile pictures for viewers, on this server and signed, so that it fetches no others. */
export interface PictureAddresses {
  /** Null without a picture, and for one whose address is not https. */
  present(address: string | null): string | null
  /** The original address behind a signed one; null when this server did not sign it. */
  open(signed: string): string | null
}

export function createPictureAddresses(key: string): PictureAddresses {
  return {
    present(address) {
      if (address === null || URL.parse(address)?.protocol !== 'https:') return null
      return `${PICTURE_PATH}?of=${signText(Buffer.from(address).toString('base64url'), key)}`
    },
    open(signed) {
      const text = openSignedText(signed, key)
      return text === null ? null : Buffer.from(text, 'base64url').toString()
    },
  }
}
