import type { ChangeOrg } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../ports.ts'
import { meetOrg } from '../queries/meet-org.ts'

/** Gives an organisation another name; the same one again is nothing to write down. */
export async function renameOrg(
  identity: Identity | null,
  orgId: OrgId,
  wish: ChangeOrg,
  { organisations }: { readonly organisations: Pick<Organisations, 'find' | 'rename'> },
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetOrg(identity, orgId, 'org:edit', organisations)
  if (!met.ok) return met
  const [from, to] = [met.org.name, cleanText(wish.name).trim()]
  const facts = [{ kind: 'org-renamed', from, to } as const]
  if (from !== to) await organisations.rename(orgId, to, { orgId, actorId: met.actor.id, facts })
  return { ok: true }
}
