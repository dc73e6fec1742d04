/**
 * A picture of the built-in pack (GIF-24), stored as `web/public/gifs/<id>.svg`; `width` and `height` are those of its
 * viewBox, in pixels. `tags` are lower case, the most specific first: a picture that has the word in an earlier tag is
 * found first.
 */
export interface PackedGif {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
}

/** A picture in the shape of a card, 240 by 180 pixels; `tags` are separated by commas. */
export function card(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 240, height: 180 }
}

/** A square picture, 180 by 180 pixels. */
export function square(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 180, height: 180 }
}

/** A wide picture, 320 by 180 pixels. */
export function wide(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 320, height: 180 }
}
