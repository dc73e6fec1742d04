import type { TeamAction } from '@retropulse/contract/actions'
import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identities } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { ListedAction } from '../store/action-lists.ts'
import type { TeamReader } from './team-reader.ts'

export interface PresentActionItemsPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly memberships: Pick<Memberships, 'memberIdsOf'>
}

/**
 * The action items of a team as its members may see them (ACTION-30). Authors are never named; assignees are while they
 * are on the team. Boards that hide their notes, and archived ones, have no note to link to.
 */
export async function presentActionItems(
  { team, user, effectiveRole, openAfter }: Pick<TeamReader, 'team' | 'user' | 'effectiveRole' | 'openAfter'>,
  actions: readonly ListedAction[],
  ports: PresentActionItemsPorts,
): Promise<TeamAction[]> {
  const profileOf = await membersOf(team.id, actions, ports)
  const own = new Set<string>([user.id, ...user.guestIds])
  const leads = can(effectiveRole, 'board:edit')
  return actions.map(({ id, text, status, due, assignee, createdBy, retro, ...action }) => {
    const isArchived = retro !== null && retro.begunAt <= openAfter
    return {
      id,
      text,
      status: status === 0 ? 'open' : 'done',
      due,
      assignee: assignee === null ? null : { id: assignee, ...profileOf(assignee) },
      retro: retro === null ? null : { id: action.addedIn, name: retro.name, isArchived },
      noteId: retro === null || retro.isMasked || isArchived ? null : action.noteId,
      timeStamp: action.timeStamp,
      updatedTime: action.updatedTime,
      addedByProgram: action.addedByProgram,
      mayDelete: leads || (createdBy !== null && own.has(createdBy)),
    }
  })
}

/** Names of assignees who are still on the team. */
async function membersOf(
  teamId: TeamId,
  actions: readonly ListedAction[],
  { identities, memberships }: PresentActionItemsPorts,
) {
  const asked = new Set(actions.flatMap(({ assignee }) => assignee ?? []))
  const members = asked.size === 0 ? [] : await memberships.memberIdsOf(teamId)
  const profiles = await identities.profilesOf(members.filter((member) => asked.has(member)))
  return (person: string) => {
    const profile = profiles.get(asId<PersonId>(person))
    return { name: profile?.name ?? null, picture: profile?.picture ?? null }
  }
}
