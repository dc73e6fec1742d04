import { fastifyCookie } from '@fastify/cookie'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { FastifyReply } from 'fastify'
import { nanoid } from 'nanoid'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import type { RequestHeaders } from '../ports.ts'

/** What the cookies of a request say about who sent it; one with a wrong signature says nothing. */
export interface IdentityCookies {
  /** The token of a session that once was begun. */
  readSession(headers: RequestHeaders): string | null
  readGuest(headers: RequestHeaders): PersonId | null
  /** Makes a new guest, or keeps one for longer. */
  setGuest(reply: FastifyReply, guestId?: PersonId): PersonId
  clearGuest(reply: FastifyReply): void
  /** The line that removes the guest, for those who have no reply at hand. */
  readonly guestRemoval: string
}

export interface IdentityCookiesOptions {
  /** The key that signs session cookies. */
  readonly sessionKey: string
  readonly guestKey: string
  /** Cookies are for https only. */
  readonly isSecure: boolean
}

/** With the `g`, 16 characters: shorter than a user's (board.md §5), and 90 bits that nobody guesses. */
const GUEST_ID_RANDOM = 15
/** 400 days, the longest that browsers keep a cookie. */
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
