import { type Gif, isGif } from '@retropulse/domain/board/gifs/gif'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import type { ServiceOptions } from '../../platform/http/service-request.ts'

/** What the adapter of a GIF service is given. */
export interface GifServiceOptions extends Pick<ServiceOptions, 'log' | 'timeoutMs' | 'now'> {
  /** The key of this installation at the service; it never leaves for a page (GIF-30). */
  readonly key: string
  /** Where the service is reached; its own origin unless a test plays it. */
  readonly origin?: string | undefined
}

/** A result as a service describes it; of titles and authors the first that says something is taken. */
export interface FoundGif extends Pick<Gif, 'id' | 'url' | 'width' | 'height' | 'provider'> {
  readonly titles: readonly (string | null | undefined)[]
  readonly authors: readonly (string | null | undefined)[]
}

const TEXT_MAX = 200

/** The results as GIFs, each once; what may not be shown to all participants (GIF-8) is left out. */
export function shownGifs(found: readonly FoundGif[]): readonly Gif[] {
  const gifs = found.map(gifOf).filter(isGif)
  return [...new Map(gifs.map((gif) => [gif.id, gif])).values()]
}

/** The ids that a service may know, each once, and at most as many as it takes in one request. */
export function askableIds(ids: readonly string[], max: number): readonly string[] {
  return [...new Set(ids)].filter((id) => /^[\w-]{1,60}$/.test(id)).slice(0, max)
}

/** The GIFs in the order of their ids (GIF-18). */
export function inOrderOf(ids: readonly string[], gifs: readonly Gif[]): readonly Gif[] {
  const byId = new Map(gifs.map((gif) => [gif.id, gif]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function gifOf({ titles, authors, ...gif }: FoundGif): Gif {
  return { ...gif, title: firstLine(titles) ?? '', attribution: firstLine(authors) }
}

/** The first text that says something, as a storable line of bounded length. */
function firstLine(texts: readonly (string | null | undefined)[]): string | null {
  return texts.map((text) => cleanLine((text ?? '').slice(0, TEXT_MAX))).find(hasContent) ?? null
}
