import type { Team } from '@retropulse/contract/teams'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { useLive } from '../../model/board-store.ts'
import { boardSummaryQuery } from '../../model/use-board-summary.ts'

/** A user to whom action items can be assigned. */
export interface TeamMember {
  readonly id: AuthorId
  readonly name: string
  readonly picture: string | null
}

export interface TeamMembers {
  readonly members: readonly TeamMember[]
  /** Null while the team is not known. */
  readonly teamId: string | null
  /** The viewer may add members (PERM-9). */
  readonly mayAdd: boolean
  /** Names of the members who may add others. */
  readonly adminNames: readonly string[]
  readonly state: 'loading' | 'failed' | 'ready'
}

/** The team of the board; only its members load it (ACTION-13). */
export function useTeamMembers(): TeamMembers {
  const boardId = useLive((view) => view.board.id)
  const isMember = useLive((view) => view.you.seesAssignees)
  const board = useQuery({ ...boardSummaryQuery(boardId), enabled: isMember })
  const teamId = board.data?.teamId ?? null
  const team = useQuery({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Team>(`/api/team/${encodeURIComponent(teamId ?? '')}`, signal)),
    enabled: isMember && teamId !== null,
    throwOnError: false,
    select: membersOf,
  })
  // A board without a team has no members to load.
  if (board.data !== undefined && teamId === null) return { ...UNKNOWN, teamId, state: 'ready' }
  if (team.data !== undefined) return { ...team.data, teamId, state: 'ready' }
  return { ...UNKNOWN, teamId, state: board.isError || team.isError ? 'failed' : 'loading' }
}

/**
 * Names an assignee, who may never have been on this board; null where the viewer does not know them (SUMMARY-11). While
 * the team loads, a space holds the place of a name.
 */
export function useAssigneeName(): (assignee: AuthorId) => string | null {
  const { members, state } = useTeamMembers()
  const authors = useLive((view) => view.authors)
  const unknown = state === 'loading' ? '\u00A0' : null
  return (assignee) => members.find(({ id }) => id === assignee)?.name ?? authors[assignee]?.name ?? unknown
}

const UNKNOWN = { members: [], mayAdd: false, adminNames: [] }

function membersOf({ members, role }: Team): Omit<TeamMembers, 'teamId' | 'state'> {
  const admins = members.filter((member) => can({ role: member.role }, 'member:edit'))
  return {
    members: members.map(({ id, profile: { name, picture } }) => ({ id: asId<AuthorId>(id), name, picture })),
    mayAdd: can({ role }, 'member:edit'),
    adminNames: admins.map(({ profile: { name } }) => name),
  }
}
