import type { BoardCommand } from '@retropulse/domain/board/command'
import type { Actor } from '@retropulse/domain/board/actor'
import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Memberships } from '../../orgs/api.ts'

export interface MayBeAssignedPorts {
  readonly memberships: Pick<Memberships, 'effectiveRoleIn'>
}

/**
 * The user whom a command assigns, where the membership has to be checked. Null: nothing to check; a command of an
 * actor who may not assign at all is refused by the rules of the board.
 */
export function assigneeToCheck(
  command: BoardCommand,
  actor: Pick<Actor, 'authorIds' | 'seesAssignees'>,
): PersonId | null {
  if (command.type !== 'assign-action' || command.assignee === null || !actor.seesAssignees) return null
  return actor.authorIds.includes(command.assignee) ? null : asId<PersonId>(command.assignee)
}

/**
 * Whether a user is on the team of the board, so that an action item may be assigned to them (ACTION-11, ACTION-40). On
 * a board without a team no other user can be assigned.
 */
export async function mayBeAssigned(
  teamId: TeamId | null,
  assignee: PersonId,
  { memberships }: MayBeAssignedPorts,
): Promise<boolean> {
  return teamId !== null && can(await memberships.effectiveRoleIn(teamId, assignee), 'board:read')
}
