import type { BoardState } from '@retropulse/domain/board/state'

/** The background of a board: a built-in one, a picture by its address, or none (BG-6). */
export type Backdrop = Pick<BoardState, 'theme' | 'backgroundUrl'>

/** What the picker of backgrounds is given: the background now, and how another one is saved. */
export interface SavingBackdrop {
  readonly current: Backdrop
  /** Results that the image search asks for at a time (BG-12, BG-13). */
  readonly perPage: number
  /** The address that is being saved; undefined while none is. */
  readonly saving: string | null | undefined
  /** Saves a background and returns whether that succeeded; a failure shows the error toast (BG-4). */
  readonly save: (backdrop: Backdrop) => Promise<boolean>
}

export const NO_BACKDROP: Backdrop = { theme: null, backgroundUrl: null }

/** In tests there is no page; they count as a page over http. */
const PAGE_PROTOCOL = globalThis.location?.protocol ?? 'http:'

/** The address of a board's background; null for none, and for one over http on a page over https (BG-8). */
export function pictureAddress({ theme, backgroundUrl }: Backdrop): string | null {
  if (theme !== null) return backgroundAddress(theme)
  return backgroundUrl !== null && fitsPage(backgroundUrl, PAGE_PROTOCOL) ? backgroundUrl : null
}

/** Whether a page of this protocol (`https:`) may load a picture; over https it loads https only (BG-8). */
export function fitsPage(address: string, pageProtocol: string): boolean {
  return pageProtocol !== 'https:' || address.startsWith('https:')
}

/** The address of a built-in background. */
export function backgroundAddress(theme: string): string {
  return `/backgrounds/${encodeURIComponent(theme)}.svg`
}

/** What a chosen search result is saved as: a built-in background as `theme`, others as `backgroundUrl` (BG-19). */
export function backdropAt(address: string): Backdrop {
  const [, theme] = /^\/backgrounds\/([a-z0-9-]+)\.svg$/.exec(address) ?? []
  return theme === undefined ? { theme: null, backgroundUrl: address } : { theme, backgroundUrl: null }
}
