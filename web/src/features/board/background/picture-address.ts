import type { BoardState } from '@retropulse/domain/board/state'

/** What lies under a board: a built-in picture, somebody's own, or nothing. */
export type Backdrop = Pick<BoardState, 'theme' | 'backgroundUrl'>

export const NO_BACKDROP: Backdrop = { theme: null, backgroundUrl: null }

/** Tests without a page are no page over https. */
const PAGE_PROTOCOL = globalThis.location?.protocol ?? 'http:'

/** The address of a board's picture; null for none, and for one over http that this page over https may not load (D45). */
export function pictureAddress({ theme, backgroundUrl }: Backdrop): string | null {
  if (theme !== null) return themeAddress(theme)
  return backgroundUrl !== null && fitsPage(backgroundUrl, PAGE_PROTOCOL) ? backgroundUrl : null
}

/** Whether a page of this protocol (`https:`) may load a picture: over https nothing else than https (D45). */
export function fitsPage(address: string, pageProtocol: string): boolean {
  return pageProtocol !== 'https:' || address.startsWith('https:')
}

/** The address of a built-in picture. */
export function themeAddress(theme: string): string {
  return `/backgrounds/${encodeURIComponent(theme)}.svg`
}

/** What choosing a search result saves: built-in pictures come from here, all others from elsewhere (D24). */
export function backdropAt(address: string): Backdrop {
  const [, theme] = /^\/backgrounds\/([a-z0-9-]+)\.svg$/.exec(address) ?? []
  return theme === undefined ? { theme: null, backgroundUrl: address } : { theme, backgroundUrl: null }
}
