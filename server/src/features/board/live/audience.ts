import type { Viewer } from '@retropulse/domain/board/visible-board'

/** What viewers may see apart from their own content: one message serves all viewers of an audience (WIRE-21). */
export type Audience = 'all' | 'authors' | 'assignees' | 'plain'

export function audienceOf({
  seesAuthors,
  seesAssignees,
}: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>): Audience {
  if (seesAuthors) return seesAssignees ? 'all' : 'authors'
  return seesAssignees ? 'assignees' : 'plain'
}

/** A viewer of this audience who has written nothing. */
export function anonymousViewerOf(audience: Audience): Viewer {
  return {
    seesAuthors: audience === 'all' || audience === 'authors',
    seesAssignees: audience === 'all' || audience === 'assignees',
    authorIds: [],
  }
}
