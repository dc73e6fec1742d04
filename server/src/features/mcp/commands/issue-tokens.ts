import type { TokenRequest, Tokens } from '@retropulse/contract/agent-grants'
import type { AgentScope } from '@retropulse/contract/agent-scopes'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { createHash } from 'node:crypto'
import { hashOfKey } from '../../orgs/api.ts'
import type { AgentGrants, NewTokens } from '../ports.ts'
import { ACCESS_PREFIX } from '../queries/authorize-agent.ts'
import { isResource } from '../queries/read-request.ts'

export interface IssueTokensPorts {
  readonly grants: Pick<AgentGrants, 'findByCode' | 'redeem' | 'findByFamily' | 'rotate' | 'endReplayed'>
  /** Forty random characters. */
  readonly newSecret: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Errors of RFC 6749 and RFC 8707. */
export type TokensRefused = { readonly ok: false; readonly error: 'invalid_grant' | 'invalid_target' }
type Issued = { readonly ok: true; readonly tokens: Tokens } | TokensRefused

const ACCESS_MS = 30 * 60 * 1000
const REFRESH_MS = 30 * DAY_MS
/** An agent that asks twice at once, or again since an answer was lost on the way, is no thief. */
const GRACE_MS = 10_000
const REFRESH_PREFIX = 'rpr_'
const REFUSED: TokensRefused = { ok: false, error: 'invalid_grant' }

/**
 * Gives out tokens for a code or a refresh token, each of which works once (MCP-13). One that comes twice was copied: the
 * grant ends, and with it all its tokens. `origin`: that of this installation.
 */
export function issueTokens(request: TokenRequest, origin: string, ports: IssueTokensPorts): Promise<Issued> {
  if (!isResource(request.resource, origin)) return Promise.resolve({ ok: false, error: 'invalid_target' })
  return request.grant_type === 'authorization_code' ? redeem(request, ports) : refresh(request, ports)
}

async function redeem(
  request: Extract<TokenRequest, { grant_type: 'authorization_code' }>,
  { grants, newSecret, now }: IssueTokensPorts,
): Promise<Issued> {
  const grant = await grants.findByCode(hashOfKey(request.code))
  if (grant === null || grant.clientHash !== hashOfKey(request.client_id)) return REFUSED
  if (grant.redirectUri !== request.redirect_uri) return REFUSED
  if (grant.codeChallenge !== challengeOf(request.code_verifier)) return REFUSED
  if (!grant.isRedeemed && grant.expiresAt <= now()) return REFUSED
  const made = newTokens(newSecret(), newSecret, now(), grant.scopes)
  if (!grant.isRedeemed && (await grants.redeem(grant.id, made.stored)))
    return { ok: true, tokens: made.tokens }
  await grants.endReplayed(grant.id)
  return REFUSED
}

async function refresh(
  request: Extract<TokenRequest, { grant_type: 'refresh_token' }>,
  { grants, newSecret, now }: IssueTokensPorts,
): Promise<Issued> {
  const [, family, secret] = /^rpr_([\w-]{40})\.([\w-]{40})$/.exec(request.refresh_token) ?? []
  if (family === undefined || secret === undefined) return REFUSED
  const grant = await grants.findByFamily(hashOfKey(family))
  if (grant === null || grant.clientHash !== hashOfKey(request.client_id)) return REFUSED
  if (grant.expiresAt <= now()) return REFUSED
  const made = newTokens(family, newSecret, now(), grant.scopes)
  const isCurrent = grant.refreshHash === hashOfKey(secret)
  if (isCurrent)
    return (await grants.rotate(grant.id, grant.refreshHash, made.stored))
      ? { ok: true, tokens: made.tokens }
      : REFUSED
  if (now() - grant.refreshedAt > GRACE_MS) await grants.endReplayed(grant.id)
  return REFUSED
}

function newTokens(
  family: string,
  newSecret: () => string,
  now: number,
  scopes: readonly AgentScope[],
): { readonly tokens: Tokens; readonly stored: NewTokens } {
  const [access, secret] = [`${ACCESS_PREFIX}${newSecret()}`, newSecret()]
  return {
    tokens: {
      access_token: access,
      token_type: 'Bearer',
      expires_in: ACCESS_MS / 1000,
      refresh_token: `${REFRESH_PREFIX}${family}.${secret}`,
      scope: scopes.join(' '),
    },
    stored: {
      familyHash: hashOfKey(family),
      refreshHash: hashOfKey(secret),
      accessHash: hashOfKey(access),
      accessExpiresAt: now + ACCESS_MS,
      expiresAt: now + REFRESH_MS,
      refreshedAt: now,
    },
  }
}

/** PKCE, S256 (RFC 7636). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
