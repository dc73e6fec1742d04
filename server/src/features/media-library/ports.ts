import type { GifPage } from '@retropulse/contract/gif'
import type { PhotoPage } from '@retropulse/contract/photo'

/** A source of GIFs. Rejects when a service does not answer as it should. */
export interface GifSearch {
  /** A page of at most `limit` results from `pos` on: the `next` of the page before, or null for the first page. */
  search(q: string, pos: string | null, limit: number): Promise<GifPage>
  /** GIF-18: the GIFs of the known ids. */
  find(ids: readonly string[]): Promise<GifPage['results']>
}

/** Preferences about pictures; a source applies those that it knows. */
export interface PhotoFilters {
  readonly contentFilter?: 'low' | 'high' | undefined
  readonly orientation?: 'landscape' | 'portrait' | 'squarish' | undefined
  readonly orderBy?: 'relevant' | 'latest' | undefined
}

/** A source of backgrounds. */
export interface PhotoSearch {
  /** Pages begin at 1. An empty query finds all of the built-in backgrounds, and nothing at a service. */
  search(query: string, page: number, perPage: number, filters?: PhotoFilters): Promise<PhotoPage>
  /**
   * BG-16: reports a use to the source. False, without a request, for a location that is not of the source. A location
   * may come without its origin (BG-23).
   */
  registerUse(location: string): Promise<boolean>
}
