import type { ActionFact } from '@retropulse/domain/insights/action-item-metrics'
import type { BoardFacts } from '@retropulse/domain/insights/board-facts'
import type { Miniature } from '@retropulse/domain/insights/miniature'
import type { TopicRetro } from '@retropulse/domain/insights/recurring-topics'
import type { Day } from '@retropulse/domain/kernel/day'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

/** A retro in the read model, which may be a moment behind its board. */
export interface StoredRetro {
  readonly id: BoardId
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Masked now, or in the read model: nothing of it may be quoted (INSIGHT-19). */
  readonly isMasked: boolean
  /** The reader was removed from it: nothing of it may be quoted (LEAD-13). */
  readonly isReaderRemoved: boolean
  /** The read model has the present state of the board. */
  readonly isUpToDate: boolean
  /** The sequence number of the board up to which the read model has read; 0: nothing yet. */
  readonly seq: number
  readonly facts: Omit<BoardFacts, 'notes' | 'miniature'>
}

/** INSIGHT-21: a retro that is still running, which insights leave out. */
export type RunningRetro = Pick<StoredRetro, 'id' | 'name' | 'createdAt'>

export interface WantedRetros {
  /** How many of the newest retros. */
  readonly limit: number
  /** A retro whose last activity is later than this still runs; milliseconds since 1970. */
  readonly finishedBefore: number
  /** All ids under which the reader may have been removed from a retro. */
  readonly people: readonly PersonId[]
}

/** The content of a retro's card in the read model. */
export interface StoredMiniature extends Pick<StoredRetro, 'id' | 'createdAt' | 'isMasked' | 'isUpToDate'> {
  readonly isMoodOver: boolean
  /** Null while brainstorming. */
  readonly miniature: Miniature | null
}

/** The read model of insights. It leaves out boards in the trash (INSIGHT-18). */
export interface RetroFacts {
  /** The newest finished retros of a team, newest first. */
  retrosOf(teamId: TeamId, wanted: WantedRetros): Promise<readonly StoredRetro[]>
  /** How many finished retros a team has. */
  countOf(teamId: TeamId, finishedBefore: number): Promise<number>
  /** Running retros of a team, newest first. */
  runningOf(teamId: TeamId, finishedBefore: number): Promise<readonly RunningRetro[]>
  /** Those of the retros that belong to the team. */
  miniaturesOf(teamId: TeamId, boardIds: readonly BoardId[]): Promise<readonly StoredMiniature[]>
  /** The number of open action items of a team that were due before a day. */
  overdueOf(teamId: TeamId, today: Day): Promise<number>
  /** The notes of those of the retros that are not masked now. */
  notesOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, TopicRetro['notes']>>
  /** Action items that were added in these retros and are not deleted; retros without any are left out. */
  actionsOf(
    teamId: TeamId,
    boardIds: readonly BoardId[],
  ): Promise<ReadonlyMap<BoardId, readonly ActionFact[]>>
}
