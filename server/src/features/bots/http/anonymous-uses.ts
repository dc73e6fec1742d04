import type { FastifyReply } from 'fastify'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import type { RequestHeaders } from '../../auth/api.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** Counts the uses of visitors without an account, in a cookie that only this server can write (BOT-10). */
export interface AnonymousUses {
  read(headers: RequestHeaders): number
  write(reply: FastifyReply, uses: number): void
}

/** A year (BOT-10). */
const YEAR_SECONDS = 365 * 24 * 60 * 60

export function createAnonymousUses(key: string, isSecure: boolean): AnonymousUses {
  const name = `${cookiePrefix(isSecure)}.bot_uses`
  return {
    read(headers) {
      const uses = Number(openSignedText(readCookie(headers, name) ?? '', key) ?? 0)
      return Number.isSafeInteger(uses) && uses > 0 ? uses : 0
    },
    write(reply, uses) {
      reply.setCookie(name, signText(String(uses), key), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: YEAR_SECONDS,
      })
    },
  }
}
