import type { BoardState } from '@retropulse/domain/board/state'

/** What lies under a board: a built-in picture, somebody's own, or nothing. */
export type Backdrop = Pick<BoardState, 'theme' | 'backgroundUrl'>

export const NO_BACKDROP: Backdrop = { theme: null, backgroundUrl: null }

/** The address of a board's picture; null for none. */
export function pictureAddress({ theme, backgroundUrl }: Backdrop): string | null {
  return theme === null ? backgroundUrl : themeAddress(theme)
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
