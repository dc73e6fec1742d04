import { domainOf } from '@retropulse/domain/orgs/email-domain'
import type { PasswordGate } from '../../auth/api.ts'
import type { SsoRules } from '../../orgs/api.ts'
import { type ConnectionRecord, type Connections, providerIdOf } from '../ports.ts'
import { isPrimaryOwners, type PrimaryOwnerPorts } from './primary-owner.ts'

/** SSO-20: which sessions may join while a connection is enforced. One without a proved domain forbids nothing. */
export function createSsoRules(connections: Pick<Connections, 'ofOrg'>): SsoRules {
  return {
    async mustUseSso(orgId, { provider }) {
      const ofOrg = await connections.ofOrg(orgId)
      return ofOrg.some(isInForce) && !ofOrg.some(({ id }) => provider === providerIdOf(id))
    },
  }
}

/**
 * SSO-19: refuses every other way in for addresses at the domains of an enforced connection. SSO-22: the primary owner
 * of its organisation keeps the password, so that a provider that fails locks no organisation out.
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
