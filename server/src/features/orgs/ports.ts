import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Standing } from '@retropulse/domain/orgs/policy'

/** A team, as other features need to know it. */
export interface TeamRef {
  readonly id: TeamId
  readonly orgId: OrgId
  readonly name: string
}

/** Where people stand. */
export interface Memberships {
  /** Null when there is no such team. */
  findTeam(teamId: TeamId): Promise<TeamRef | null>
  /** The standing that counts in a team; null for people who are neither in the team nor over it. */
  standingIn(teamId: TeamId, userId: PersonId): Promise<Standing | null>
}
