import { isStorableLine } from '../../kernel/text.ts'

/** Where GIFs come from. */
export type GifProvider = 'builtin'

/** A GIF with all that is needed to show it (GIF-7). Sizes in pixels. */
export interface Gif {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly title: string
  readonly provider: GifProvider
  readonly attribution: string | null
}

/** A GIF that was sent, with its time: milliseconds since 1970. */
export interface SharedGif extends Gif {
  readonly at: number
}

const SIDE_MAX = 2000
const TITLE_MAX = 200

/**
 * True for a picture that may be shown to all participants: at an address of a provider and no other, so that no
 * participant sends others a picture that reports who looked at it (GIF-8).
 */
export function isGif({ id, url, width, height, title, attribution }: Gif): boolean {
  const isFromProvider = /^[a-z0-9-]{1,60}$/.test(id) && url === `/gifs/${id}.svg`
  return isFromProvider && isSide(width) && isSide(height) && isShort(title) && isShort(attribution ?? '')
}

function isSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= SIDE_MAX
}

function isShort(text: string): boolean {
  return text.length <= TITLE_MAX && isStorableLine(text)
}
