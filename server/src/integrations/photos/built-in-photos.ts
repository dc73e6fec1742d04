import type { Photo } from '@retropulse/contract/photo'
import type { Background } from '@retropulse/domain/board/backgrounds/background'
import type { PhotoSearch } from '../../features/media-library/ports.ts'

/**
 * Searches the built-in backgrounds (BG-18): every word of the query must begin a word of a picture's name or tags.
 * Pictures that have all words whole come first; otherwise they keep the order of the set.
 */
export function createBuiltInPhotos(themes: readonly Background[]): PhotoSearch {
  const entries = themes.map((theme) => ({
    photo: photoOf(theme),
    words: wordsOf([theme.name, ...theme.tags].join(' ')),
  }))
  const locations = new Set(themes.map(pictureOf))
  return {
    async search(query, page, perPage) {
      const wanted = wordsOf(query)
      const found = entries.filter(({ words }) =>
        wanted.every((word) => words.some((each) => each.startsWith(word))),
      )
      const whole = found.filter(({ words }) => wanted.every((word) => words.includes(word)))
      const ranked = [...new Set([...whole, ...found])].map(({ photo }) => photo)
      return { results: ranked.slice((page - 1) * perPage, page * perPage) }
    },
    async registerUse(location) {
      return locations.has(location)
    },
  }
}

function photoOf(theme: Background): Photo {
  const picture = pictureOf(theme)
  return {
    id: theme.id,
    urls: { regular: picture, thumb: picture },
    links: { download_location: picture },
    user: { name: 'Retropulse', links: { html: null } },
    via: null,
    tags: [...theme.tags],
  }
}

function pictureOf({ id }: Background): string {
  return `/backgrounds/${id}.svg`
}

/** Lower-case words of letters and digits. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
