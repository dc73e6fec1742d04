import { domainOf } from '@retropulse/domain/orgs/email-domain'
import type { PasswordGate } from '../../auth/ports.ts'
import type { SsoRules } from '../../orgs/ports.ts'
import { type ConnectionRecord, type Connections, providerIdOf } from '../ports.ts'
import { isPrimaryOwners, type PrimaryOwnerPorts } from './primary-owner.ts'

/** Who may join while a connection is enforced (D4). One whose domains nobody has proved forbids nothing. */
export function createSsoRules(connections: Pick<Connections, 'ofOrg'>): SsoRules {
  return {
    async mustUseSso(orgId, { provider }) {
      const ofOrg = await connections.ofOrg(orgId)
      return ofOrg.some(isInForce) && !ofOrg.some(({ id }) => provider === providerIdOf(id))
    },
  }
}

/**
 * Refuses every other way in to addresses of the domains of an enforced connection. The primary owner of its
 * organisation keeps theirs, so that a provider that went away locks nobody out for ever.
 */
export function createPasswordGate(
  ports: PrimaryOwnerPorts & { readonly connections: Pick<Connections, 'withDomain'> },
): PasswordGate {
  return {
    async refusesPassword(email) {
      const domain = domainOf(email)
      const connection = domain === null ? null : await ports.connections.withDomain(domain)
      if (!connection?.isEnforced) return false
      return !(await isPrimaryOwners(email, connection.orgId, ports))
    },
  }
}

function isInForce({ isEnforced, domains }: ConnectionRecord): boolean {
  return isEnforced && domains.some(({ isProven }) => isProven)
}
