import type { RunningRetros } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'

export interface RunningRetrosPorts {
  readonly organisations: Pick<Organisations, 'listOf'>
  readonly boards: RunningBoards
}

/** What orgs asks boards: the retros of teams that have people on them right now, those with most people first. */
export interface RunningBoards {
  runningIn(
    teamIds: readonly TeamId[],
  ): Promise<readonly { readonly boardId: string; readonly teamId: TeamId; readonly people: number }[]>
}

/** INVITE-20: retros with people on them right now, of all teams whose boards a user may read. */
export async function readRunningRetros(
  identity: Identity | null,
  { organisations, boards }: RunningRetrosPorts,
): Promise<({ readonly ok: true } & RunningRetros) | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const orgs = await organisations.listOf(identity.id)
  const orgIds = new Map(
    orgs.flatMap(({ id, teams }) =>
      teams
        .filter(({ orgRole, teamRole }) => can(effectiveRoleOf(orgRole, teamRole), 'board:read'))
        .map((team) => [team.id, id] as const),
    ),
  )
  const running = await boards.runningIn([...orgIds.keys()])
  return { ok: true, retros: running.map((retro) => ({ ...retro, orgId: orgIds.get(retro.teamId) ?? '' })) }
}
