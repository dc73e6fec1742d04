import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { openFirstBoard } from '../features/board/live/open-first-board.ts'
import { trimmedPath } from './layout/path-rules.ts'

/** Opens the session of the board at this path, once for each page load. */
export function openFirstBoardAt(path: string): void {
  const boardId = boardIdAt(path)
  if (boardId !== null) openFirstBoard(boardId)
}

/** The board at this path; null on other paths, and where the id is to be trimmed first (SHELL-54). */
export function boardIdAt(path: string): BoardId | null {
  const id = decoded(/^\/board\/([^/]+)\/?$/.exec(path)?.[1] ?? '')
  return id === '' || trimmedPath('/board', id) !== undefined ? null : asId<BoardId>(id)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
