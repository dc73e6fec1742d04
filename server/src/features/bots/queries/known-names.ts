import { type ScrubbedNames, scrubbedNames } from '@retropulse/domain/bots/scrub-text'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities } from '../../auth/api.ts'
import { authorsOn } from '../../board/api.ts'
import type { SuggestionBoard, SuggestionBoardPorts } from './board-for-suggestions.ts'

export type KnownNamesPorts = SuggestionBoardPorts & {
  readonly identities: Pick<Identities, 'profilesOf'>
}

/** The names of all people who are known on a board: its authors and participants, and the members of its team. */
export async function knownNames(
  { id, teamId, now }: SuggestionBoard,
  { board, memberships, identities }: KnownNamesPorts,
): Promise<ScrubbedNames> {
  const people = new Set<AuthorId | PersonId>([
    ...peopleIn(now()),
    ...board.peopleOn(id),
    ...(await memberships.memberIdsOf(teamId)),
  ])
  const profiles = await identities.profilesOf([...people].map((person) => asId<PersonId>(person)))
  return scrubbedNames([...profiles.values()].flatMap(({ name }) => name ?? []))
}

function peopleIn(state: BoardState): readonly AuthorId[] {
  const { actions, voting, facilitators, removedPeople } = state
  return [
    ...authorsOn(state),
    ...actions.values().flatMap(({ assignees }) => assignees),
    ...(voting?.existingVotes.keys() ?? []),
    ...facilitators,
    ...removedPeople,
  ]
}
