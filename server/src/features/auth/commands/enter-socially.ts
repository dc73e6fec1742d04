import { NAME_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent, truncated } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import type { PasswordGate, SocialFlow, SocialProvider, SocialRefusal } from '../ports.ts'
import type { ExternalPerson, ExternalSignIn } from '../queries/external-sign-in.ts'
import type { RequestHeaders } from '../queries/identity.ts'
import { nameFromEmail } from './name-from-email.ts'
import { SSO_REQUIRED } from './sign-in.ts'

export interface EnterSociallyPorts {
  readonly externals: ExternalSignIn
  readonly gate: PasswordGate
}

type Entry =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly why: SocialRefusal | 'sso-required' }

/**
 * Signs in a user for whom a service vouches, unless the organisation enforces SSO (SSO-19). An account is found by its
 * id at the service, so its own address is checked too: the address at the service can be changed in a minute.
 */
export async function enterSocially(
  provider: SocialProvider,
  flow: SocialFlow,
  { query, headers }: { readonly query: string; readonly headers: RequestHeaders },
  { externals, gate }: EnterSociallyPorts,
): Promise<Entry> {
  const answer = await provider.finish(flow, query)
  if (!answer.ok) return answer
  const person = presentable(answer.person)
  if (person === null) return { ok: false, why: 'failed' }
  const mustUseSso = async (accountAddress: string) => {
    for (const address of new Set([person.email, accountAddress]))
      if (await gate.refusesPassword(address)) return true
    return false
  }
  if (await mustUseSso((await externals.addressBehind(person)) ?? person.email))
    return { ok: false, why: 'sso-required' }
  const entered = await externals.enter(person, headers, 'by-address', mustUseSso)
  if (entered.ok) return entered
  return { ok: false, why: entered.code === SSO_REQUIRED.code ? SSO_REQUIRED.code : 'failed' }
}

const email = z.email().max(254)

/** What the service says of the user, by the rules of our own forms; null without a valid address. */
function presentable(person: ExternalPerson): ExternalPerson | null {
  const address = person.email.trim().toLowerCase()
  if (!email.safeParse(address).success) return null
  const name = truncated(cleanLine(person.name), NAME_MAX)
  const { picture } = person
  return {
    ...person,
    email: address,
    name: hasContent(name) ? name : nameFromEmail(address),
    picture: picture !== null && URL.parse(picture)?.protocol === 'https:' ? picture : null,
  }
}
