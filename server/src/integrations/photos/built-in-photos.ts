import type { Photo } from '@retropulse/contract/photo'
import type { Background } from '@retropulse/domain/board/backgrounds/background'
import type { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import type { PhotoSearch } from '../../features/media-library/ports.ts'

/** Searches the built-in backgrounds by the rule of the domain (BG-18). */
export function createBuiltInPhotos(
  themes: readonly Background[],
  find: typeof findBackgrounds,
): PhotoSearch {
  const locations = new Set(themes.map(pictureOf))
  return {
    async search(query, page, perPage) {
      const found = find(themes, query).slice((page - 1) * perPage, page * perPage)
      return { results: found.map(photoOf) }
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
