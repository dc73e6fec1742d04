import type { TeamAction } from '@retropulse/contract/actions'
import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identities } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { ListedAction } from './listed-action.ts'
import type { MetReader } from './meet-reader.ts'

export interface TellActionsPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly memberships: Pick<Memberships, 'memberIdsOf'>
}

/**
 * A team's actions as somebody of the team may know them. Who wrote them is told by nothing here (D9); who is to do
 * them is named while they are on the team. A board that hides its notes shows none to link to (D8), and neither does
 * an archived one.
 */
export async function tellActions(
  { team, reader, standing, openAfter }: Pick<MetReader, 'team' | 'reader' | 'standing' | 'openAfter'>,
  actions: readonly ListedAction[],
  ports: TellActionsPorts,
): Promise<TeamAction[]> {
  const profileOf = await membersOf(team.id, actions, ports)
  const own = new Set<string>([reader.id, ...reader.guestIds])
  const leads = can(standing, 'board:edit')
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
      mayDelete: leads || (createdBy !== null && own.has(createdBy)),
    }
  })
}

/** Names for those who are on the team still. */
async function membersOf(
  teamId: TeamId,
  actions: readonly ListedAction[],
  { identities, memberships }: TellActionsPorts,
) {
  const asked = new Set(actions.flatMap(({ assignee }) => assignee ?? []))
  const members = asked.size === 0 ? [] : await memberships.memberIdsOf(teamId)
  const profiles = await identities.profilesOf(members.filter((member) => asked.has(member)))
  return (person: string) => {
    const profile = profiles.get(asId<PersonId>(person))
    return { name: profile?.name ?? null, picture: profile?.picture ?? null }
  }
}
