/** A built-in background (BG-6). Its picture is `/backgrounds/{id}.svg`. */
export interface Background {
  readonly id: string
  readonly name: string
  /** Words by which the image search finds it, in lower case (BG-18). */
  readonly tags: readonly string[]
  /** Whether the picture is mostly light or mostly dark. */
  readonly tone: 'light' | 'dark'
}
