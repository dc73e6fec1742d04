import { randomBytes } from 'node:crypto'
import { SOCIAL_IDS } from '@retropulse/contract/accounts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { cookiePrefix, readCookie } from '../../../platform/http/cookies.ts'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import type { SocialFlow } from '../ports.ts'
import type { RequestHeaders } from '../queries/identity.ts'

/** AUTH-17: sign-ins at services that this browser has begun; one cookie each, so that several tabs can have one. */
export interface SocialFlows {
  begin(reply: FastifyReply, context: SocialFlowContext): StoredFlow
  /** Null when this browser began no such sign-in within the last ten minutes, or has finished it. */
  take(headers: RequestHeaders, reply: FastifyReply, state: string): (StoredFlow & SocialFlowContext) | null
}

export interface SocialFlowContext {
  readonly provider: (typeof SOCIAL_IDS)[number]
  /** A path of this site. */
  readonly returnTo: string
}

export type StoredFlow = Pick<SocialFlow, 'state' | 'nonce' | 'verifier'>

/** Seconds that a user has to sign in at the service, with a second factor too (AUTH-17). */
const SECONDS = 600
const PATH = '/api/auth/callback'

const flowSchema = z.object({
  provider: z.enum(SOCIAL_IDS),
  returnTo: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

export function createSocialFlows(key: string, isSecure: boolean, now: () => number): SocialFlows {
  const nameOf = (state: string) => `${cookiePrefix(isSecure)}.social_${state}`
  const attributes = { path: PATH, httpOnly: true, sameSite: 'lax', secure: isSecure } as const

  return {
    begin(reply, context) {
      const flow = { state: secret(12), nonce: secret(32), verifier: secret(32) }
      const { state, ...secrets } = flow
      const text = JSON.stringify({ ...context, ...secrets, until: now() + SECONDS * 1000 })
      const signed = signText(Buffer.from(`${state} ${text}`).toString('base64url'), key)
      reply.setCookie(nameOf(state), signed, { ...attributes, maxAge: SECONDS })
      return flow
    },

    take(headers, reply, state) {
      if (!/^[\w-]{16}$/.test(state)) return null
      const text = openSignedText(readCookie(headers, nameOf(state)) ?? '', key)
      if (text === null) return null
      reply.clearCookie(nameOf(state), attributes)
      const stored = readFlow(text, state)
      return stored === null || stored.until < now() ? null : { ...stored, state }
    },
  }
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Null when the text was signed for another state. */
function readFlow(text: string, state: string): z.infer<typeof flowSchema> | null {
  const plain = Buffer.from(text, 'base64url').toString()
  return plain.startsWith(`${state} `) ? flowSchema.parse(JSON.parse(plain.slice(state.length + 1))) : null
}
