import type { FastifyReply } from 'fastify'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { IdentityCookies } from './identity-cookies.ts'

/** Answers an attempt to sign in or up, and removes a claimed guest's cookie: the session identifies from now on. */
export function presentEntry(
  entered: SignIn,
  reply: FastifyReply,
  cookies: Pick<IdentityCookies, 'clearGuest'>,
  isGuestClaimed = true,
): FastifyReply {
  if (!entered.ok) return reply.code(entered.status).send({ code: entered.code })
  for (const cookie of entered.cookies) reply.header('set-cookie', cookie)
  if (isGuestClaimed) cookies.clearGuest(reply)
  return reply.send(entered.profile)
}
