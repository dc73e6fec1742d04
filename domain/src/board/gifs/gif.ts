import { isStorableLine } from '../../kernel/text.ts'

/** Where GIFs come from: the built-in pack, or the service that found it (GIF-27, GIF-29). */
export type GifProvider = 'builtin' | 'klipy' | 'giphy'

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
const URL_MAX = 1000

/**
 * Where each service keeps its pictures, without a port, a user or a fragment. GIPHY spreads them over numbered hosts,
 * and its addresses carry a query.
 */
const MEDIA_OF_SERVICE: ReadonlyMap<GifProvider, RegExp> = new Map([
  ['klipy', /^https:\/\/static\.klipy\.com\/[\w./-]+$/],
  ['giphy', /^https:\/\/(?:media\d?|i)\.giphy\.com\/[\w./-]+(?:\?[\w=&.%~-]*)?$/],
])

/**
 * True for a picture that may be shown to all participants: at an address of its provider and no other, so that no
 * participant sends others a picture that reports who looked at it (GIF-8).
 */
export function isGif(gif: Gif): boolean {
  const { width, height, title, attribution } = gif
  return (
    isFromProvider(gif) && isSide(width) && isSide(height) && isShort(title) && isShort(attribution ?? '')
  )
}

function isFromProvider({ id, url, provider }: Gif): boolean {
  if (provider === 'builtin') return /^[a-z0-9-]{1,60}$/.test(id) && url === `/gifs/${id}.svg`
  return (
    /^[\w-]{1,60}$/.test(id) && url.length <= URL_MAX && (MEDIA_OF_SERVICE.get(provider)?.test(url) ?? false)
  )
}

function isSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= SIDE_MAX
}

function isShort(text: string): boolean {
  return text.length <= TITLE_MAX && isStorableLine(text)
}
