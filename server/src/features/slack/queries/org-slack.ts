import type { OrgSlack } from '@retropulse/contract/slack'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations, type Unauthorized } from '../../orgs/api.ts'
import type { SlackHooks } from '../store/slack-hooks.ts'

export interface OrgSlackPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly hooks: Pick<SlackHooks, 'ofOrg'>
}

/** Far more teams than an organisation has. */
const TEAMS_MAX = 1000

/** The channels of all teams of an organisation, for its owners; never their addresses (SLACK-30). */
export async function readOrgSlack(
  identity: Identity | null,
  orgId: OrgId,
  { identities, organisations, hooks }: OrgSlackPorts,
): Promise<{ readonly ok: true; readonly teams: OrgSlack['teams'] } | Unauthorized> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const channels = await hooks.ofOrg(orgId, TEAMS_MAX)
  const people = new Set(channels.flatMap(({ connectedBy }) => connectedBy ?? []))
  const profiles = await identities.profilesOf([...people])
  const teams = channels.map((channel) => ({
    id: channel.teamId,
    name: channel.teamName,
    channel: {
      name: channel.channelName,
      connectedBy: channel.connectedBy && (profiles.get(channel.connectedBy)?.name ?? null),
      connectedAt: channel.connectedAt,
      lastSuccessAt: channel.lastSuccessAt,
      lastFailureAt: channel.lastFailureAt,
      lastFailure: channel.lastFailure,
    },
  }))
  return { ok: true, teams }
}
