import type { ConnectedAgent } from '@retropulse/contract/agent-grants'
import type { AgentScope } from '@retropulse/contract/agent-scopes'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { AuditedChange } from '../orgs/api.ts'

/** The store of what agents may do; of codes and tokens it has only hashes (MCP-13). */
export interface AgentGrants {
  /** False, and nothing stored, when the organisation has `max` already, also when several are made at once. */
  add(grant: NewGrant, max: number, change: AuditedChange): Promise<boolean>
  /** The grant of a code, redeemed or not; null: there is none. */
  findByCode(codeHash: string): Promise<GrantOfCode | null>
  /** False when the code was redeemed meanwhile. */
  redeem(id: string, tokens: NewTokens): Promise<boolean>
  /** The grant to which a family of refresh tokens belongs; null: there is none. */
  findByFamily(familyHash: string): Promise<GrantOfFamily | null>
  /** False when `refreshHash` is not the current one any more. */
  rotate(id: string, refreshHash: string, tokens: NewTokens): Promise<boolean>
  /** What a working access token allows; its hour is noted. Null: none works. */
  use(
    accessHash: string,
    now: number,
  ): Promise<{ readonly orgId: OrgId; readonly scopes: readonly AgentScope[] } | null>
  /** Agents that redeemed their code and whose refresh token has not expired, oldest first. */
  of(orgId: OrgId, now: number): Promise<readonly ConnectedAgent[]>
  /** Ends a grant; false when the organisation has none with this id. */
  end(orgId: OrgId, id: string, change: AuditedChange): Promise<boolean>
  /** Ends a grant whose code or refresh token came twice. */
  endReplayed(id: string): Promise<void>
}

export interface NewGrant {
  readonly id: string
  readonly orgId: OrgId
  readonly clientHash: string
  readonly clientName: string
  readonly scopes: readonly AgentScope[]
  readonly codeHash: string
  readonly codeChallenge: string
  readonly redirectUri: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The end of the code. */
  readonly expiresAt: number
}

/** Times in milliseconds since 1970. */
export interface NewTokens {
  readonly familyHash: string
  readonly refreshHash: string
  readonly accessHash: string
  readonly accessExpiresAt: number
  /** The end of the refresh token. */
  readonly expiresAt: number
  readonly refreshedAt: number
}

export interface GrantOfCode {
  readonly id: string
  readonly clientHash: string
  readonly codeChallenge: string
  readonly redirectUri: string
  readonly scopes: readonly AgentScope[]
  readonly expiresAt: number
  readonly isRedeemed: boolean
}

export interface GrantOfFamily {
  readonly id: string
  readonly clientHash: string
  readonly refreshHash: string
  readonly scopes: readonly AgentScope[]
  readonly expiresAt: number
  readonly refreshedAt: number
}

/** The activity log within a transaction of this feature. */
export type RecordIn<Transaction> = (transaction: Transaction) => {
  record(change: AuditedChange): Promise<void>
}
