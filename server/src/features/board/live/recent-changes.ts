import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

/** Whose access changed; what is absent, or null, is not limited. */
export interface AccessChange {
  readonly boardId?: BoardId
  readonly teamId?: TeamId | null
  readonly people?: readonly PersonId[]
}

/** Who is about to enter which board. */
export interface Entrant {
  readonly boardId: BoardId
  readonly teamId: TeamId | null
  readonly people: readonly PersonId[]
}

/** The changes of access of late, for joins that were authorized before them. */
export interface RecentChanges {
  note: (change: AccessChange) => void
  /** The function tells whether a change that came since concerns someone who is about to enter. */
  watch: () => (entrant: Entrant) => boolean
}

/** More than happen while one join is under way. */
const CHANGES_MIN = 1000

export function createRecentChanges(min = CHANGES_MIN): RecentChanges {
  let changes: AccessChange[] = []
  /** How many came before those that are kept. */
  let dropped = 0
  return {
    note(change) {
      changes.push(change)
      if (changes.length < min * 2) return
      dropped += changes.length - min
      changes = changes.slice(-min)
    },
    watch() {
      const start = dropped + changes.length
      return (entrant) =>
        start < dropped || changes.slice(start - dropped).some((change) => concerns(change, entrant))
    },
  }
}

function concerns({ boardId, teamId, people }: AccessChange, entrant: Entrant): boolean {
  if (boardId !== undefined && boardId !== entrant.boardId) return false
  if (teamId !== undefined && teamId !== null && teamId !== entrant.teamId) return false
  return people === undefined || people.some((person) => entrant.people.includes(person))
}
