import type { CreateOrg } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { asId, type OrgId, type TeamId } from '@retropulse/domain/kernel/ids'
import { ORGS_A_PERSON_MAX } from '@retropulse/domain/orgs/limits'
import type { PlanId } from '@retropulse/domain/billing/plans'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'

export interface CreateOrgPorts {
  readonly organisations: Pick<Organisations, 'create'>
  readonly allowsOrgCreation: boolean
  /** The plan of a new organisation (PLAN-2); null: the free one. */
  readonly defaultPlan: PlanId | null
  readonly newId: () => string
}

export type OrgCreated = { readonly ok: true; readonly orgId: OrgId; readonly teamId: TeamId } | Refused

/** ORG-3, ORG-4: the user who creates an organisation is its primary owner; how many a user may own is limited. */
export async function createOrg(
  identity: Identity | null,
  input: CreateOrg,
  { organisations, allowsOrgCreation, defaultPlan, newId }: CreateOrgPorts,
): Promise<OrgCreated> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!allowsOrgCreation) return { ok: false, code: 'forbidden' }
  const orgId = asId<OrgId>(newId())
  const teamId = asId<TeamId>(newId())
  const [name, teamName] = [cleanText(input.name).trim(), cleanText(input.teamName).trim()]
  const org = { id: orgId, name, teamId, teamName, ownerId: identity.id, planId: defaultPlan }
  if (!(await organisations.create(org, ORGS_A_PERSON_MAX))) return { ok: false, code: 'org-limit' }
  return { ok: true, orgId, teamId }
}
