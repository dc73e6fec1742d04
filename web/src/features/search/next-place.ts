/**
 * Where an arrow key leads from the field (-1) or one of `count` results: to the next one, from the first back to the
 * field; null for any other key, and beyond the last (SEARCH-14).
 */
export function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : null
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : null
  if (at < 0 || count === 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
