import type { BoardCard } from '@retropulse/contract/board'

/** Pixels that a card's picture is wide at most on the free plan (teams.md §2). */
const FREE_WIDTH = '400'

/** The address of the picture that lies under a retro; null: there is none. */
export function pictureOf(
  { theme, backgroundUrl }: Pick<BoardCard, 'theme' | 'backgroundUrl'>,
  isFree: boolean,
): string | null {
  if (backgroundUrl !== null) return isFree ? narrowed(backgroundUrl) : backgroundUrl
  return theme === null ? null : `/backgrounds/${encodeURIComponent(theme)}.svg`
}

/** Only where the address says how wide the picture shall be; others are taken as they are. */
function narrowed(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.hostname !== 'images.unsplash.com') return address
  url.searchParams.set('w', FREE_WIDTH)
  url.searchParams.delete('h')
  return url.href
}
