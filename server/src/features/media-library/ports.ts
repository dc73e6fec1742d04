import type { GifPage } from '@retropulse/contract/gif'
import type { PhotoPage } from '@retropulse/contract/photo'

/** A source of GIFs. */
export interface GifSearch {
  /** A page of at most `limit` results from `pos` on: the `next` of the page before, or null for the first page. */
  search(q: string, pos: string | null, limit: number): Promise<GifPage>
  /** GIF-18: the GIFs of the known ids. */
  find(ids: readonly string[]): Promise<GifPage['results']>
}

/** A source of backgrounds. */
export interface PhotoSearch {
  /** Pages begin at 1; an empty query finds all. */
  search(query: string, page: number, perPage: number): Promise<PhotoPage>
  /** BG-16: reports a use to the source. False, without a request, for a location that is not of the source. */
  registerUse(location: string): Promise<boolean>
}
