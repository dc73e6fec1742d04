import type { ChangeTeam, ChangeTeamRole, SwitchInvite, TeamInvite } from '@retropulse/contract/teams'
import { deleteJson, postJson } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'

/** Calls that change a team. */

export function changeTeam(teamId: string, change: ChangeTeam): Promise<Answer<undefined>> {
  return postJson(`${teamAt(teamId)}/settings`, change)
}

export function switchInvite(teamId: string, disabled: boolean): Promise<Answer<TeamInvite>> {
  return postJson(`${teamAt(teamId)}/invite`, { disabled } satisfies SwitchInvite)
}

/** `id` is that of the member whose role changes. */
export function changeRole(
  teamId: string,
  change: { readonly id: string; readonly role: ChangeTeamRole['role'] },
): Promise<Answer<undefined>> {
  return postJson(`${teamAt(teamId)}/user-meta`, change)
}

/** Removes a member from the team; with the user's own id, leaves it. */
export function removeMember(teamId: string, userId: string): Promise<Answer<undefined>> {
  return deleteJson(`${teamAt(teamId)}/member/${encodeURIComponent(userId)}`)
}

export function deleteTeam(teamId: string): Promise<Answer<undefined>> {
  return deleteJson(teamAt(teamId))
}

export function restoreTeam(teamId: string): Promise<Answer<undefined>> {
  return postJson(`${teamAt(teamId)}/restore`)
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
