import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId } from '@retropulse/domain/kernel/ids'
import { newActionId } from '../live/new-ids.ts'
import type { ActionDraft, Draft } from '../live/session-view.ts'

/** The draft of a new action item: the one that an earlier visit left, or an empty one (ACTION-4). */
export function newDraft(drafts: readonly Draft[]): ActionDraft {
  const left = actionDrafts(drafts).find(({ isNew }) => isNew)
  return left ?? { kind: 'action', actionId: newActionId(), text: '', isNew: true }
}

/** The draft of an action item that is on the board. */
export function editDraft(drafts: readonly Draft[], actionId: ActionId): ActionDraft | undefined {
  return actionDrafts(drafts).find((draft) => !draft.isNew && draft.actionId === actionId)
}

/** Drafts for action items that are no longer on the board (ACTION-4). */
export function strandedActionDrafts(
  board: Pick<BoardState, 'actions'>,
  drafts: readonly Draft[],
): readonly ActionDraft[] {
  return actionDrafts(drafts).filter((draft) => !draft.isNew && !board.actions.has(draft.actionId))
}

function actionDrafts(drafts: readonly Draft[]): readonly ActionDraft[] {
  return drafts.filter((draft) => draft.kind === 'action')
}
