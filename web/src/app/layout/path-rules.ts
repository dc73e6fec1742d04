/** The organisation menu is hidden on these paths (board.md §2). */
export function hidesOrgMenu(path: string): boolean {
  return ['/board', '/invite', '/pulse-survey'].some((part) => path.includes(part))
}

/** The Sign in link is hidden on invite pages (board.md §2), and where it would lead to where one is. */
export function hidesSignIn(path: string): boolean {
  return path.includes('/invite') || path === '/login'
}

/** True on a live board, which fills the window. */
export function isBoard(path: string): boolean {
  return path.startsWith('/board/')
}

/**
 * Where an id with a space in it leads: to its first token (board.md §2; chat programs love to add words
 * to a link). Undefined when nothing is to be trimmed.
 */
export function trimmedBoardPath(id: string): string | undefined {
  const [first = ''] = id.trim().split(/\s+/, 1)
  return first === id ? undefined : `/board/${encodeURIComponent(first)}`
}
