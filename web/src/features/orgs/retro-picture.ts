import type { BoardCard } from '@retropulse/contract/board'

/** The width that a card's image is requested with on the free plan (DASH-9). */
const FREE_WIDTH = '400'

/** The address of the background of a retro; null without one. */
export function pictureOf(
  { theme, backgroundUrl }: Pick<BoardCard, 'theme' | 'backgroundUrl'>,
  isFree: boolean,
): string | null {
  if (backgroundUrl !== null) return isFree ? narrowed(backgroundUrl) : backgroundUrl
  return theme === null ? null : `/backgrounds/${encodeURIComponent(theme)}.svg`
}

/** The address with the width of the free plan, where it takes a width; otherwise as it is. */
function narrowed(address: string): string {
  const url = urlOf(address)
  if (url?.hostname !== 'images.unsplash.com') return address
  url.searchParams.set('w', FREE_WIDTH)
  url.searchParams.delete('h')
  return url.href
}

/** Undefined for what is no address. `URL.canParse` needs Safari 17. */
function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
