/** Whether the organisation menu is hidden on a path (SHELL-3). */
export function hidesOrgMenu(path: string): boolean {
  return ['/board', '/invite', '/pulse-survey'].some((part) => path.includes(part))
}

/** Whether the Sign in link is hidden on a path: on invite pages, and on the pages that sign in (SHELL-11). */
export function hidesSignIn(path: string): boolean {
  return path.includes('/invite') || ['/login', '/magic-link', '/sso'].includes(path)
}

/** True on a live board, which fills the window. */
export function isBoard(path: string): boolean {
  return path.startsWith('/board/')
}

/** True on the pages of an organisation and of a team, which share a layout. */
export function isDashboard(path: string): boolean {
  return path.startsWith('/dashboard') || ['/pulse', '/admins', '/plans', '/settings'].includes(path)
}

/** True on pages that guests may open; they say themselves where someone has to sign in (ERROR-2). */
export function isOpenToGuests(path: string): boolean {
  return isBoard(path) || path.startsWith('/pulse-survey/')
}

/**
 * Where an id with a space in it leads: to its first token (SHELL-54, PULSE-38; chat programs append words to links).
 * Undefined when there is nothing to trim.
 */
export function trimmedPath(page: '/board' | '/pulse-survey', id: string): string | undefined {
  const [first = ''] = id.trim().split(/\s+/, 1)
  return first === id ? undefined : `${page}/${encodeURIComponent(first)}`
}
