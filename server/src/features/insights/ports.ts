import type { ActionFact } from '@retropulse/domain/insights/action-figures'
import type { BoardFacts } from '@retropulse/domain/insights/board-facts'
import type { ThemeRetro } from '@retropulse/domain/insights/themes'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'

/** A retro as insights know it. What is kept of its board may be a moment behind it. */
export interface KeptRetro {
  readonly id: BoardId
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Masked at this very moment, or in what is kept: nothing of it may be quoted (D8). */
  readonly isMasked: boolean
  /** What is kept is of the board as it is at this very moment. */
  readonly isUpToDate: boolean
  /** The place in the board's log that is kept; 0: nothing is kept yet. */
  readonly seq: number
  readonly facts: Omit<BoardFacts, 'notes'>
}

/** What insights keep of retros. Boards in the trash are none (D27). */
export interface RetroFacts {
  /** The newest retros of a team, newest first; `limit` null: all. */
  retrosOf(teamId: TeamId, limit: number | null): Promise<readonly KeptRetro[]>
  /** How many retros a team has. */
  countOf(teamId: TeamId): Promise<number>
  /** Notes of those of the retros that are not masked at this very moment. */
  notesOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, ThemeRetro['notes']>>
  /** Actions that were added in these retros and are not deleted; retros without any are left out. */
  actionsOf(
    teamId: TeamId,
    boardIds: readonly BoardId[],
  ): Promise<ReadonlyMap<BoardId, readonly ActionFact[]>>
}
