import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import type { BoardState } from '@retropulse/domain/board/state'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import { isPseudonym, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardApi } from '../../board/api.ts'
import type { Memberships } from '../../orgs/api.ts'

export interface SuggestionBoardPorts {
  readonly board: Pick<BoardApi, 'authorizeBoard' | 'peopleOn'>
  readonly memberships: Pick<Memberships, 'hasSuggestions' | 'memberIdsOf'>
}

/** A board of which suggestions may be made. */
export interface SuggestionBoard {
  readonly ok: true
  readonly id: BoardId
  readonly teamId: TeamId
  /** The board as it is now, as a viewer without any rights sees it. */
  readonly visible: BoardState
  /** The board with its authors, as it is when this is called: it may have changed since. */
  readonly now: () => BoardState
  /**
   * Why no suggestions may be made any more; null: they may. Owners may have switched them off, and the facilitator may
   * have left, while a model was thinking.
   */
  readonly refusalNow: () => Promise<RefusalCode | null>
}

/**
 * Opens a board for its facilitators, where owners switched suggestions on (BOT-26). Refused while brainstorming: no
 * hidden text is compared or sent (BOT-29).
 */
export async function boardForSuggestions(
  identity: Identity | null,
  boardId: BoardId,
  ports: SuggestionBoardPorts,
): Promise<SuggestionBoard | Refused> {
  const { board, memberships } = ports
  const look = await board.authorizeBoard(identity, boardId)
  if (!look.ok) return look
  if (!look.leads) return { ok: false, code: look.actor === null ? 'sign-in-required' : 'forbidden' }
  const { teamId } = look.record
  if (teamId === null || !(await memberships.hasSuggestions(teamId))) return { ok: false, code: 'forbidden' }
  const { live, viewer, pseudonymOf } = look
  if (live.at.state.isMasked) return { ok: false, code: 'note-hidden' }
  const reader = { ...viewer, seesAuthors: false, seesAssignees: false, authorIds: [] }
  return {
    ok: true,
    id: boardId,
    teamId,
    visible: visibleBoard(live.at.state, reader, pseudonymOf),
    now: () => live.at.state,
    async refusalNow() {
      const again = await boardForSuggestions(identity, boardId, ports)
      return again.ok ? null : again.code
    },
  }
}

/**
 * True where nothing of a board is ever sent to a model: it hides its authors, did so at any time, or holds a text
 * without a name, as imported boards may (BOT-29). A named note may have been edited meanwhile, so no note is excepted.
 */
export function isAnonymousForModels({ isAnonymous, anonymityChanges, notes }: BoardState): boolean {
  if (isAnonymous || anonymityChanges > 0) return true
  return notes
    .values()
    .some(({ by, editedBy }) => isPseudonym(by) || (editedBy !== null && isPseudonym(editedBy)))
}
