import type { RefusalCode } from '@retropulse/contract/refusal'
import { SSO_DOMAINS_MAX } from '@retropulse/contract/sso'
import { isPublicMailDomain, readDomain } from '@retropulse/domain/orgs/email-domain'
import type { OpenId, OpenIdApp } from '../ports.ts'

/** A refusal that may say which field it is about; then its code is 'bad-request'. */
export interface SsoRefused {
  readonly ok: false
  readonly code: RefusalCode
  readonly fields?: Readonly<Record<string, string>>
}

/** Domains as they were typed, each once; refused where one is none, or anybody's. */
export function readDomains(
  typed: readonly string[],
): { readonly ok: true; readonly domains: readonly string[] } | SsoRefused {
  const read = typed.map(readDomain)
  const domains = [...new Set(read.filter((domain) => domain !== null))]
  if (read.includes(null) || domains.length === 0 || domains.length > SSO_DOMAINS_MAX)
    return wrong('domains', 'invalid')
  return domains.some(isPublicMailDomain) ? wrong('domains', 'public') : { ok: true, domains }
}

/** Whether somebody answers there as an OpenID provider. */
export async function checkProvider(
  app: OpenIdApp,
  { openId, allowsHttp }: { readonly openId: Pick<OpenId, 'isReachable'>; readonly allowsHttp: boolean },
): Promise<SsoRefused | null> {
  if (!isIssuer(app.issuer, allowsHttp)) return wrong('issuer', 'invalid')
  return (await openId.isReachable(app)) ? null : { ok: false, code: 'sso-issuer-unreachable' }
}

export function wrong(field: string, how: string): SsoRefused {
  return { ok: false, code: 'bad-request', fields: { [field]: how } }
}

/**
 * An address of a provider that may be asked: https, and http on this machine, for trying things out. An installation
 * that is itself reached by https has no business with http.
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
