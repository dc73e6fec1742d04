import type { Day } from '../kernel/day.ts'
import type { ActionId, AuthorId, BoardId, NoteId } from '../kernel/ids.ts'

/** Something that a team promised itself (board.md §3, D15). Times are milliseconds since 1970. */
export interface ActionItem {
  readonly id: ActionId
  readonly text: string
  /** 0 open, 1 done. */
  readonly status: 0 | 1
  readonly timeStamp: number
  /** When it was marked, assigned or edited last. */
  readonly updatedTime: number | null
  readonly editedTime: number | null
  /** Null for whoever may not know it (D9). */
  readonly createdBy: AuthorId | null
  readonly updatedBy: AuthorId | null
  readonly addedIn: BoardId
  readonly resolvedIn: BoardId | null
  /** At most one; nobody for whoever may not know it (board.md §6). */
  readonly assignees: readonly AuthorId[]
  /** The day by which it is to be done; null: none was said. */
  readonly due: Day | null
  /** The note that it came from, on the board where it was added; null: none. It may be gone by now. */
  readonly noteId: NoteId | null
}

/**
 * Action items of other boards of the team are for signed-in members of the team, who may enter every board of it; all
 * other people know only those that this board made (D32).
 */
export function mayKnowAction(
  { addedIn }: Pick<ActionItem, 'addedIn'>,
  board: { readonly id: BoardId },
  { seesAssignees }: { readonly seesAssignees: boolean },
): boolean {
  return seesAssignees || addedIn === board.id
}

/** An action as it is sent and stored: with the field that the specification spells its own way (D15). */
export interface ActionRecord extends Omit<ActionItem, 'resolvedIn' | 'due' | 'noteId'> {
  readonly resovledIn: BoardId | null
  /** Left out in logs from before actions had them. */
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
