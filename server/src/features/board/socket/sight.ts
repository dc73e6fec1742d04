import type { Viewer } from '@retropulse/domain/board/visible-board'

/** What people see who are nobody in particular to an event: one message serves all of the same sight. */
export type Sight = 'all' | 'authors' | 'assignees' | 'plain'

export function sightOf({
  seesAuthors,
  seesAssignees,
}: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>): Sight {
  if (seesAuthors) return seesAssignees ? 'all' : 'authors'
  return seesAssignees ? 'assignees' : 'plain'
}

/** Somebody of this sight who has written nothing. */
export function strangerOf(sight: Sight): Viewer {
  return {
    seesAuthors: sight === 'all' || sight === 'authors',
    seesAssignees: sight === 'all' || sight === 'assignees',
    authorIds: [],
  }
}
