/** The page about a format. */
export function formatPath(slug: string): string {
  return `/retro-formats/${encodeURIComponent(slug)}`
}

/** Where a retro is started with a format. */
export function startPath(slug: string): string {
  return `/team/board/create?format=${encodeURIComponent(slug)}`
}
