import { actionRecord } from '@retropulse/domain/board/action-item'
import type { Actor } from '@retropulse/domain/board/actor'
import type { CarryAction } from '@retropulse/domain/board/command'
import { decide, type DecisionContext } from '@retropulse/domain/board/decide'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { createHash } from 'node:crypto'
import { type BoardAt, SYSTEM_AUTHOR, type TeamAction } from '../ports.ts'

/** Whoever carries actions from board to board: nobody (D15). */
export const CARRIER: Actor = {
  id: SYSTEM_AUTHOR,
  pseudonym: SYSTEM_AUTHOR,
  authorIds: [SYSTEM_AUTHOR],
  isFacilitator: false,
  seesAssignees: false,
}

/** What a board has to be told so that its actions are the team's, as far as the domain lets them in (D15). */
export function actionsToCarry(state: BoardState, team: readonly TeamAction[]): readonly CarryAction[] {
  const context: DecisionContext = { actor: CARRIER, at: 0, editedByOthers: new Set() }
  return team.flatMap(({ action, isDeleted }) => {
    const command: CarryAction = { type: 'carry-action', action: actionRecord(action), isDeleted }
    const decision = decide(state, command, context)
    return decision.ok && decision.events.length > 0 ? [command] : []
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
