import type { MyActions } from '@retropulse/contract/actions'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { ListActionsPorts } from './list-actions.ts'
import { findTeamReader } from './team-reader.ts'
import { presentActionItems } from './present-action-items.ts'

/** Action items returned; up to `COUNTED` are counted. */
const LISTED = 100
const COUNTED = 1000

/** The open action items of a user in all their teams, none of teams that they have left (ACTION-33). */
export async function myActions(
  identity: Identity | null,
  ports: ListActionsPorts,
): Promise<{ readonly ok: true; readonly list: MyActions } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const all = await ports.actionLists.ofAssignee(identity.id, COUNTED)
  const teamIds = [...new Set(all.map(({ teamId }) => teamId))]
  const authorized = await Promise.all(teamIds.map((teamId) => findTeamReader(identity, teamId, ports)))
  const teams = new Map(authorized.flatMap((one) => (one.ok ? [[one.team.id, one] as const] : [])))
  const own = all.filter(({ teamId }) => teams.has(teamId))
  const presented = await Promise.all([...teams].map(([teamId, team]) => presentOf(teamId, team)))
  const byKey = new Map(presented.flat())
  return {
    ok: true,
    list: {
      actions: own.slice(0, LISTED).flatMap(({ teamId, id }) => byKey.get(keyOf(teamId, id)) ?? []),
      open: own.length,
    },
  }

  async function presentOf(teamId: TeamId, team: Extract<(typeof authorized)[number], { ok: true }>) {
    const ofTeam = own.slice(0, LISTED).filter((action) => action.teamId === teamId)
    const actions = await presentActionItems(team, ofTeam, ports)
    const { name } = team.team
    return actions.map(
      (action) => [keyOf(teamId, action.id), { ...action, team: { id: teamId, name } }] as const,
    )
  }
}

/** Ids of action items are unique only within a team. */
function keyOf(teamId: TeamId, id: string): string {
  return `${teamId} ${id}`
}
