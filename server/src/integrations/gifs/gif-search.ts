/** One moving picture, with what is needed to show it for ever (D10). `width` and `height` in pixels. */
export interface FoundGif {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly title: string
  readonly provider: 'builtin'
  readonly attribution: string | null
}

/** Where moving pictures come from (D23, board.md §7). */
export interface GifSearch {
  /**
   * A page of at most `limit` results; `pos` is where the page starts, as an answer before said; `next` is
   * null at the end.
   */
  search(
    q: string,
    pos: string | null,
    limit: number,
  ): Promise<{ readonly results: readonly FoundGif[]; readonly next: string | null }>
  /** Those of the ids that are known. */
  find(ids: readonly string[]): Promise<readonly FoundGif[]>
}
