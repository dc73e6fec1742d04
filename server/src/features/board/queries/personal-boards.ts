import type { PersonalBoards as Listed } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId, PersonId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/ports.ts'
import type { DeletedBoard, ListedBoard, NewBoard } from '../ports.ts'
import { personalCardOf } from './team-cards.ts'

/** Boards without a team, by their creator (CREATE-22); boards of teams are never found here. */
export interface PersonalBoards {
  /**
   * Creates the board with its first rows. False, and nothing created, when its creator has `max`, deleted ones
   * counted.
   */
  create(board: NewBoard, max: number): Promise<boolean>
  /** Newest first, without those in the trash. */
  listOf(creator: PersonId): Promise<readonly ListedBoard[]>
  /** Boards deleted later than `since` (milliseconds since 1970), the one deleted last first. */
  trashOf(creator: PersonId, since: number): Promise<readonly DeletedBoard[]>
  readonly countOf: (creator: PersonId) => Promise<number>
  /** Puts a board of the creator into the trash; false when there is none, or it is there already. */
  delete(boardId: BoardId, creator: PersonId, at: number): Promise<boolean>
  /** Takes a board of the creator out of the trash; false when it is not there, or was deleted before `since`. */
  restore(boardId: BoardId, creator: PersonId, since: number): Promise<boolean>
  /** Puts all boards of the creator into the trash, and returns which. */
  deleteAll(creator: PersonId, at: number): Promise<readonly BoardId[]>
}

export interface ReadPersonalBoardsPorts {
  readonly personalBoards: Pick<PersonalBoards, 'listOf' | 'trashOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The boards without a team of a user, and those that can be restored (CREATE-22, TRASH-11). */
export async function readPersonalBoards(
  identity: Identity | null,
  { personalBoards, now }: ReadPersonalBoardsPorts,
): Promise<({ readonly ok: true } & Listed) | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [boards, deleted] = await Promise.all([
    personalBoards.listOf(identity.id),
    personalBoards.trashOf(identity.id, now() - TRASH_MS),
  ])
  return {
    ok: true,
    boards: boards.map(personalCardOf),
    trash: deleted.map(({ id, title, deletedAt }) => ({ id, name: title, deletedAt })),
  }
}
