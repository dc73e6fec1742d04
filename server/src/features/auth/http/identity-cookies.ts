import { fastifyCookie } from '@fastify/cookie'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { FastifyReply } from 'fastify'
import { nanoid } from 'nanoid'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import type { RequestHeaders } from '../queries/identity.ts'

/** Reads the session and guest cookies of a request; a cookie with a wrong signature counts as missing. */
export interface IdentityCookies {
  /** The session token of the cookie, whose session may have ended. */
  readSession(headers: RequestHeaders): string | null
  readGuest(headers: RequestHeaders): PersonId | null
  /** Makes a new guest, or renews the cookie of `guestId`. */
  setGuest(reply: FastifyReply, guestId?: PersonId): PersonId
  clearGuest(reply: FastifyReply): void
  /** The `set-cookie` line that removes the guest cookie, where no reply is at hand. */
  readonly guestRemoval: string
}

export interface IdentityCookiesOptions {
  /** The key that signs session cookies. */
  readonly sessionKey: string
  readonly guestKey: string
  /** Cookies are marked `Secure`. */
  readonly isSecure: boolean
}

/** With the `g` 16 characters, shorter than a user's id (AUTH-19, PROFILE-4), and 90 bits, too many to guess. */
const GUEST_ID_RANDOM = 15
/** 400 days, the longest that browsers keep a cookie (AUTH-33). */
const GUEST_SECONDS = 400 * 24 * 60 * 60

export function createIdentityCookies(options: IdentityCookiesOptions): IdentityCookies {
  const { sessionKey, guestKey, isSecure } = options
  const sessionName = `${cookiePrefix(isSecure)}.session_token`
  const guestName = `${cookiePrefix(isSecure)}.guest`
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  return {
    readSession: (headers) => readSigned(headers, sessionName, sessionKey),
    readGuest(headers) {
      const guestId = readSigned(headers, guestName, guestKey)
      return guestId === null ? null : asId<PersonId>(guestId)
    },
    setGuest(reply, guestId = asId<PersonId>(`g${nanoid(GUEST_ID_RANDOM)}`)) {
      reply.setCookie(guestName, signText(guestId, guestKey), { ...attributes, maxAge: GUEST_SECONDS })
      return guestId
    },
    clearGuest(reply) {
      reply.clearCookie(guestName, attributes)
    },
    guestRemoval: fastifyCookie.serialize(guestName, '', { ...attributes, maxAge: 0 }),
  }
}

function readSigned(headers: RequestHeaders, name: string, key: string): string | null {
  const signed = readCookie(headers, name)
  return signed === null ? null : openSignedText(signed, key)
}
