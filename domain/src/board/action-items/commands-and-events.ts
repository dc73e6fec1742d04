import type { Day } from '../../kernel/day.ts'
import type { ActionId, AuthorId, NoteId } from '../../kernel/ids.ts'
import type { ActionRecord } from './action-item.ts'

/** Each of them can be undone. */
export type ActionCommand =
  | {
      readonly type: 'add-action'
      readonly actionId: ActionId
      readonly text: string
      /** The note of this board that it was made from; not `noteId`, since the command is about no note. */
      readonly fromNote?: NoteId | undefined
    }
  | { readonly type: 'edit-action'; readonly actionId: ActionId; readonly text: string }
  | { readonly type: 'set-action-status'; readonly actionId: ActionId; readonly status: 0 | 1 }
  | { readonly type: 'assign-action'; readonly actionId: ActionId; readonly assignee: AuthorId | null }
  /** Null: no due date. */
  | { readonly type: 'set-action-due'; readonly actionId: ActionId; readonly due: Day | null }
  | { readonly type: 'delete-action'; readonly actionId: ActionId }
  | { readonly type: 'restore-action'; readonly actionId: ActionId }

/** Only the server gives this command: an action item of the team as another board left it (ACTION-35). */
export interface CarryAction {
  readonly type: 'carry-action'
  readonly action: ActionRecord
  readonly isDeleted: boolean
}

export type ActionEvent =
  | {
      readonly type: 'action-added'
      readonly actionId: ActionId
      readonly text: string
      /** The note that it was made from; absent where there is none. */
      readonly fromNote?: NoteId | undefined
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-edited'
      readonly actionId: ActionId
      readonly text: string
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-marked'
      readonly actionId: ActionId
      readonly status: 0 | 1
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-assigned'
      readonly actionId: ActionId
      readonly assignees: readonly AuthorId[]
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-due-set'
      readonly actionId: ActionId
      readonly due: Day | null
      readonly by: AuthorId | null
      readonly at: number
    }
  | { readonly type: 'action-deleted'; readonly actionId: ActionId }
  | { readonly type: 'action-restored'; readonly actionId: ActionId }
  /** `replaces`: the board had made another action item with the same id, which is replaced. In the log only. */
  | { readonly type: 'action-carried'; readonly action: ActionRecord; readonly replaces?: true | undefined }

/** A whole action item that the viewer may not have yet. */
export type ActionShown = {
  readonly type: 'action-shown'
  readonly action: ActionRecord
}
