import type { PersonalBoards as Listed } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { PersonalBoards } from '../store/personal-boards.ts'
import { personalCardOf } from './team-cards.ts'

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
