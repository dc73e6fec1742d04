import type { GifPage } from '@retropulse/contract/gif'
import type { PhotoPage } from '@retropulse/contract/photo'

/** Where moving pictures come from (D23, board.md §7). */
export interface GifSearch {
  /** A page of at most `limit` results from `pos` on, which is the `next` of the page before, or null for the first. */
  search(q: string, pos: string | null, limit: number): Promise<GifPage>
  /** Those of the ids that are known. */
  find(ids: readonly string[]): Promise<GifPage['results']>
}

/** Where backgrounds that somebody looks for come from (D24, board.md §7). */
export interface PhotoSearch {
  /** Pages begin at 1; no words find everything. */
  search(query: string, page: number, perPage: number): Promise<PhotoPage>
  /** Tells the source that a picture is used. False for a location that no result had: nobody is asked there. */
  registerUse(location: string): Promise<boolean>
}
