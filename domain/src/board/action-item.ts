import type { ActionId, AuthorId, BoardId } from '../kernel/ids.ts'

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
}

/** An action as it is sent and stored: with the field that the specification spells its own way (D15). */
export interface ActionRecord extends Omit<ActionItem, 'resolvedIn'> {
  readonly resovledIn: BoardId | null
}

export function actionRecord({ resolvedIn, ...rest }: ActionItem): ActionRecord {
  return { ...rest, resovledIn: resolvedIn }
}

export function actionFrom({ resovledIn, ...rest }: ActionRecord): ActionItem {
  return { ...rest, resolvedIn: resovledIn }
}
