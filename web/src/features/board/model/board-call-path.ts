/** The ids from which the paths of calls about a board are made. */
export interface BoardPlace {
  /** Null for a board without a team (CREATE-19). */
  readonly teamId: string | null
  readonly boardId: string
}

/** The beginning of the path of calls about one board: below its team, or `/api/board/{id}` without one (CREATE-19). */
export function boardCallPath({ teamId, boardId }: BoardPlace): string {
  const place = teamId === null ? '/api' : `/api/team/${encodeURIComponent(teamId)}`
  return `${place}/board/${encodeURIComponent(boardId)}`
}
