/**
 * One animated reaction that ships with the product (D23): drawn for it, stored as
 * `web/public/gifs/<id>.svg`, `width` and `height` in pixels as in its viewBox. `tags` are lower case,
 * the most telling first: of two equally good matches, the one that says the word earlier comes first.
 */
export interface PackedGif {
  readonly id: string
  readonly title: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
}

/** A picture in the shape of a card, 240 by 180; the tags stand in one text, divided by commas. */
export function card(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 240, height: 180 }
}

/** A square picture, 180 by 180. */
export function square(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 180, height: 180 }
}

/** A wide picture, 320 by 180. */
export function wide(id: string, title: string, tags: string): PackedGif {
  return { id, title, tags: tags.split(', '), width: 320, height: 180 }
}
