import type { RefusedFields } from '@retropulse/contract/refusal'
import { SSO_DOMAINS_MAX } from '@retropulse/contract/sso'
import { isPublicMailDomain, readDomain } from '@retropulse/domain/orgs/email-domain'
import type { OpenId, OpenIdApp } from '../ports.ts'

/** SSO-9: domains as typed, each once; refused when one is invalid or belongs to a public mailbox service. */
export function readDomains(
  typed: readonly string[],
): { readonly ok: true; readonly domains: readonly string[] } | RefusedFields {
  const read = typed.map(readDomain)
  const domains = [...new Set(read.filter((domain) => domain !== null))]
  if (read.includes(null) || domains.length === 0 || domains.length > SSO_DOMAINS_MAX)
    return wrong('domains', 'invalid')
  return domains.some(isPublicMailDomain) ? wrong('domains', 'public') : { ok: true, domains }
}

/** SSO-3: refuses unless an OpenID provider answers under the issuer. */
export async function checkProvider(
  app: OpenIdApp,
  { openId, allowsHttp }: { readonly openId: Pick<OpenId, 'isReachable'>; readonly allowsHttp: boolean },
): Promise<RefusedFields | null> {
  if (!isIssuer(app.issuer, allowsHttp)) return wrong('issuer', 'invalid')
  return (await openId.isReachable(app)) ? null : { ok: false, code: 'sso-issuer-unreachable' }
}

export function wrong(field: string, how: string): RefusedFields {
  return { ok: false, code: 'bad-request', fields: { [field]: how } }
}

/**
 * SSO-28: an issuer is an https address. For trying the product out, http is taken on this machine, and only by an
 * installation that is itself without https.
 */
function isIssuer(text: string, allowsHttp: boolean): boolean {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return false
  return url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:' && isThisMachine(url.hostname))
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
