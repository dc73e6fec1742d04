import { actionRecord } from '@retropulse/domain/board/action-item'
import type { CarryAction } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BoardAt, TeamAction } from '../ports.ts'

/**
 * What a board has to be told so that its actions are the team's (D15): the open ones, and of those that it knows
 * already also the done ones; deleted ones go.
 */
export function actionsToCarry(
  { actions }: Pick<BoardState, 'actions'>,
  team: readonly TeamAction[],
): readonly CarryAction[] {
  return team.flatMap(({ action, isDeleted }) => {
    const known = actions.get(action.id)
    const isWanted = known === undefined ? action.status === 0 && !isDeleted : true
    if (!isWanted || (!isDeleted && isDeepStrictEqual(known, action))) return []
    return [{ type: 'carry-action', action: actionRecord(action), isDeleted }]
  })
}

/**
 * The id of a carry over a board at this place: whichever process works it out, and however often, it is the same, and
 * so it is done once. The place belongs to it because what was carried once may have to be carried again: deleted,
 * restored, deleted. No person can send a command of such an id, which has a character that theirs have not.
 */
export function carryId(teamId: TeamId, { seq }: Pick<BoardAt, 'seq'>, command: CarryAction): CommandId {
  const text = JSON.stringify([teamId, seq, command])
  return asId<CommandId>(`carry:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`)
}
