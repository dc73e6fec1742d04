import type { Day } from '../../kernel/day.ts'
import type { ActionId, AuthorId, BoardId, NoteId } from '../../kernel/ids.ts'

/** Something that the team decided to do. Times are milliseconds since 1970. */
export interface ActionItem {
  readonly id: ActionId
  readonly text: string
  /** 0 open, 1 done. */
  readonly status: 0 | 1
  readonly timeStamp: number
  /** When it was last edited, marked, assigned or given a due date. */
  readonly updatedTime: number | null
  readonly editedTime: number | null
  /** Null where the viewer may not know who made it (ACTION-24). */
  readonly createdBy: AuthorId | null
  readonly updatedBy: AuthorId | null
  readonly addedIn: BoardId
  readonly resolvedIn: BoardId | null
  /** At most one user id; empty also where the viewer may not know the assignee (ACTION-11, ACTION-13). */
  readonly assignees: readonly AuthorId[]
  /** The day on which it is due; null: no due date. */
  readonly due: Day | null
  /**
   * The note that it was made from, on the board where it was added; null: none. It may be deleted by now (ACTION-5).
   */
  readonly noteId: NoteId | null
}

/**
 * Action items of other boards are for signed-in members of the team, who may enter all its boards; all other people
 * know only those that this board made (ACTION-21, ACTION-22).
 */
export function mayKnowAction(
  { addedIn }: Pick<ActionItem, 'addedIn'>,
  board: { readonly id: BoardId },
  { seesAssignees }: { readonly seesAssignees: boolean },
): boolean {
  return seesAssignees || addedIn === board.id
}

/** An action item as it is sent and stored: with the field that the wire spells `resovledIn` (ACTION-25). */
export interface ActionRecord extends Omit<ActionItem, 'resolvedIn' | 'due' | 'noteId'> {
  readonly resovledIn: BoardId | null
  /** Absent in logs from before action items had these two fields. */
  readonly due?: Day | null | undefined
  readonly noteId?: NoteId | null | undefined
}

export function actionRecord({
  resolvedIn,
  ...rest
}: ActionItem): ActionRecord & Pick<ActionItem, 'due' | 'noteId'> {
  return { ...rest, resovledIn: resolvedIn }
}

export function actionFrom({ resovledIn, due = null, noteId = null, ...rest }: ActionRecord): ActionItem {
  return { ...rest, resolvedIn: resovledIn, due, noteId }
}
