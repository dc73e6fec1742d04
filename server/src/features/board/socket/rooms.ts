import type { AuthorId, BoardId } from '@retropulse/domain/kernel/ids'

/** Everybody on a board who sees authors. */
export function authorsRoom(boardId: BoardId): string {
  return `${boardId} authors`
}

/** Everybody on a board who sees pseudonyms only. */
export function plainRoom(boardId: BoardId): string {
  return `${boardId} plain`
}

/** All the windows of whoever is this author on a board. */
export function authorRoom(boardId: BoardId, author: AuthorId): string {
  return `${boardId} ${author}`
}
