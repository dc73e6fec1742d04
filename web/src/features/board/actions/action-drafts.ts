import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId } from '@retropulse/domain/kernel/ids'
import { newActionId } from '../live/new-ids.ts'
import type { ActionDraft, Draft } from '../live/session-view.ts'

/** The new action that is being written: what an earlier visit left behind, or an empty one (D12). */
export function newDraft(drafts: readonly Draft[]): ActionDraft {
  const left = actionDrafts(drafts).find(({ isNew }) => isNew)
  return left ?? { kind: 'action', actionId: newActionId(), text: '', isNew: true }
}

/** What was being typed into an action that is on the board. */
export function editDraft(drafts: readonly Draft[], actionId: ActionId): ActionDraft | undefined {
  return actionDrafts(drafts).find((draft) => !draft.isNew && draft.actionId === actionId)
}

/** Changes to actions that are not there any more. */
export function strandedActionDrafts(
  board: Pick<BoardState, 'actions'>,
  drafts: readonly Draft[],
): readonly ActionDraft[] {
  return actionDrafts(drafts).filter((draft) => !draft.isNew && !board.actions.has(draft.actionId))
}

function actionDrafts(drafts: readonly Draft[]): readonly ActionDraft[] {
  return drafts.filter((draft) => draft.kind === 'action')
}
