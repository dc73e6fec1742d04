import type { Person } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { TeamMembers } from './team-members.ts'

/** A signed-in participant who is on the board and not on its team. */
export interface Outsider {
  readonly id: AuthorId
  readonly name: string
  readonly picture: string | null
}

export interface OutsideTeam {
  readonly outsiders: readonly Outsider[]
  /** Guests on the board: how many, and the names of those who gave one. */
  readonly guests: { readonly count: number; readonly names: readonly string[] }
}

/** The participants who are not on the team (ACTION-14); none on a board that hides its authors (ANON-9). */
export function outsideTeam(
  people: readonly Person[],
  { members }: Pick<TeamMembers, 'members'>,
  { seesAuthors }: { readonly seesAuthors: boolean },
): OutsideTeam {
  if (!seesAuthors) return { outsiders: [], guests: { count: 0, names: [] } }
  const known = new Set(members.map(({ id }) => id))
  const guests = people.filter(({ isSignedIn }) => !isSignedIn)
  return {
    outsiders: people.flatMap(({ isSignedIn, authorId, name, picture }) =>
      isSignedIn && authorId !== undefined && name !== null && !known.has(authorId)
        ? [{ id: authorId, name, picture }]
        : [],
    ),
    guests: { count: guests.length, names: guests.flatMap(({ name }) => name ?? []) },
  }
}
