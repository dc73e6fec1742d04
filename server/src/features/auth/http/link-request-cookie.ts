import { createHmac } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import type { RequestHeaders } from '../queries/identity.ts'

/**
 * AUTH-25: remembers in a browser that it asked for a sign-in link for an address. Only there may the link claim the
 * browser's guest: otherwise a sender could mail a link for their own account, and the receiver's notes would become
 * the sender's.
 */
export interface LinkRequestCookie {
  remember(reply: FastifyReply, email: string): void
  /** Whether this browser asked for a link for the address within the last hour. */
  isRemembered(headers: RequestHeaders, email: string): boolean
}

export interface LinkRequestCookieOptions {
  readonly key: string
  /** The cookie is marked `Secure`. */
  readonly isSecure: boolean
  /** As long as a link works. */
  readonly maxAgeSeconds: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The address is hashed, so that the next person at this browser cannot read it. */
export function createLinkRequestCookie(options: LinkRequestCookieOptions): LinkRequestCookie {
  const { key, isSecure, maxAgeSeconds, now } = options
  const name = `${cookiePrefix(isSecure)}.link_request`
  const hashOf = (email: string) => createHmac('sha256', key).update(email).digest('base64url')
  return {
    remember(reply, email) {
      const text = `${hashOf(email)}:${now() + maxAgeSeconds * 1000}`
      reply.setCookie(name, signText(text, key), {
        path: '/api/auth/magic-link',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: maxAgeSeconds,
      })
    },
    isRemembered(headers, email) {
      const [hash, until] = (openSignedText(readCookie(headers, name) ?? '', key) ?? '').split(':')
      return hash === hashOf(email) && Number(until) > now()
    },
  }
}
