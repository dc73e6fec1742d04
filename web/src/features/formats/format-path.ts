/** The path of the page about a format (CREATE-32). */
export function formatPath(slug: string): string {
  return `/retro-formats/${encodeURIComponent(slug)}`
}

/** The path of the page that starts a retro with a format (CREATE-26). */
export function startPath(slug: string): string {
  return `/team/board/create?format=${encodeURIComponent(slug)}`
}
