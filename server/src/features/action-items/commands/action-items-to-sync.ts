import { actionRecord } from '@retropulse/domain/board/action-items/action-item'
import type { Actor } from '@retropulse/domain/board/actor'
import type { CarryAction } from '@retropulse/domain/board/command'
import { decide, type DecisionContext } from '@retropulse/domain/board/decide'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'
import { createHash } from 'node:crypto'
import { type BoardAt, SYSTEM_AUTHOR } from '../../board/api.ts'
import type { TeamAction } from '../store/team-actions.ts'

/** The actor of commands that carry action items from board to board: the server (ACTION-35). */
export const SYNC_ACTOR: Actor = {
  id: SYSTEM_AUTHOR,
  pseudonym: SYSTEM_AUTHOR,
  authorIds: [SYSTEM_AUTHOR],
  isFacilitator: false,
  seesAssignees: false,
}

/** The commands that bring a board's action items up to those of its team, as far as the domain accepts them. */
export function actionItemsToSync(state: BoardState, team: readonly TeamAction[]): readonly CarryAction[] {
  const context: DecisionContext = { actor: SYNC_ACTOR, at: 0, editedByOthers: new Set() }
  return team.flatMap(({ action, isDeleted }) => {
    const command: CarryAction = { type: 'carry-action', action: actionRecord(action), isDeleted }
    const decision = decide(state, command, context)
    return decision.ok && decision.events.length > 0 ? [command] : []
  })
}

/**
 * The id of a carry to a board at this sequence number: every process computes the same id, so that the carry is done
 * once. The sequence number belongs to it because an action item may have to be carried again: deleted, restored,
 * deleted. No client can send a command with such an id: it contains a character that their ids cannot have.
 */
export function syncCommandId(
  teamId: TeamId,
  { seq }: Pick<BoardAt, 'seq'>,
  command: CarryAction,
): CommandId {
  const text = JSON.stringify([teamId, seq, command])
  return asId<CommandId>(`carry:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`)
}
