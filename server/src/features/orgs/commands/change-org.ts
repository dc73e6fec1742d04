import type { ChangeOrg } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg } from '../queries/authorize.ts'
import type { OrgWithRole } from '../queries/memberships.ts'
import type { Organisations } from '../store/organisations.ts'

/** ORG-12, ORG-13, BOT-26: saves an organisation's name, anonymity floor and suggestions, for owners. Unchanged values are not written. */
export async function changeOrg(
  identity: Identity | null,
  orgId: OrgId,
  input: ChangeOrg,
  { organisations }: { readonly organisations: Pick<Organisations, 'find' | 'change'> },
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const changes = changesTo(authorized.org, input)
  const facts = factsOf(authorized.org, changes)
  if (facts.length > 0)
    await organisations.change(orgId, changes, { orgId, actorId: authorized.actor.id, facts })
  return { ok: true }
}

/** Only the values that differ: of two owners who save at once, neither overwrites the other's change. */
function changesTo(org: OrgWithRole, { name: typed, anonymityFloor, hasSuggestions }: ChangeOrg): ChangeOrg {
  const name = typed === undefined ? org.name : cleanText(typed).trim()
  return {
    ...(name !== org.name && { name }),
    ...(anonymityFloor !== undefined && anonymityFloor !== org.anonymityFloor && { anonymityFloor }),
    ...(hasSuggestions !== undefined && hasSuggestions !== org.hasSuggestions && { hasSuggestions }),
  }
}

function factsOf(org: OrgWithRole, { name, anonymityFloor, hasSuggestions }: ChangeOrg): AuditEvent[] {
  const facts: AuditEvent[] = []
  if (name !== undefined) facts.push({ kind: 'org-renamed', from: org.name, to: name })
  if (anonymityFloor !== undefined)
    facts.push({
      kind: 'org-anonymity-floor-changed',
      from: String(org.anonymityFloor),
      to: String(anonymityFloor),
    })
  if (hasSuggestions !== undefined)
    facts.push({ kind: 'org-suggestions-switched', to: hasSuggestions ? 'on' : 'off' })
  return facts
}
