import { okSchema } from '@retropulse/contract/accounts'
import { UNSUBSCRIBE_PATH } from '@retropulse/contract/email-kinds'
import { unsubscribeQuerySchema } from '@retropulse/contract/email-preferences'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { publicRoutesOn } from '../../../platform/http/route.ts'
import type { Profiles } from '../store/profiles.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

export interface UnsubscribeRouteOptions {
  readonly profiles: Pick<Profiles, 'want'>
  readonly unsubscribeLinks: Pick<UnsubscribeLinks, 'read'>
}

/** Mail programs send a form of one field. */
const BODY_MAX_BYTES = 4096

/**
 * MAIL-36: stops a kind of email by the token alone, from the page and from mail programs (RFC 8058). Mail scanners
 * follow links: a GET of the address is the page, and changes nothing.
 */
export function unsubscribeRoute(
  app: HttpApp,
  { profiles, unsubscribeLinks }: UnsubscribeRouteOptions,
): void {
  app.register(async (scope) => {
    // What the form says is of no account: the address is all that is needed.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
      (_request, _body, done) => done(null, {}),
    )
    publicRoutesOn(scope.withTypeProvider<ZodTypeProvider>()).post(UNSUBSCRIBE_PATH, {
      summary: 'Stops a kind of email by the link of one',
      query: unsubscribeQuerySchema,
      answer: okSchema,
      bodyLimit: BODY_MAX_BYTES,
      async call({ query }) {
        const input = unsubscribeLinks.read(query.token)
        if (input === null) return { ok: false, code: 'not-found' }
        await profiles.want(input.personId, input.kind, false)
        return { ok: true }
      },
      present: () => ({ ok: true as const }),
    })
  })
}
