import type { Viewer } from '@retropulse/domain/board/visible-board'

/** What viewers may see apart from their own content: one message serves all viewers of the same sight (WIRE-21). */
export type Audience = 'all' | 'authors' | 'assignees' | 'plain'

export function audienceOf({
  seesAuthors,
  seesAssignees,
}: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>): Audience {
  if (seesAuthors) return seesAssignees ? 'all' : 'authors'
  return seesAssignees ? 'assignees' : 'plain'
}

/** A viewer of this sight who has written nothing. */
export function anonymousViewerOf(sight: Audience): Viewer {
  return {
    seesAuthors: sight === 'all' || sight === 'authors',
    seesAssignees: sight === 'all' || sight === 'assignees',
    authorIds: [],
  }
}
