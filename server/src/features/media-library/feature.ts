import type { HttpApp } from '../../platform/http/http-app.ts'
import { mediaLibraryRoutes } from './http.ts'
import type { GifSearch, PhotoSearch } from './ports.ts'

export interface MediaLibraryFeatureOptions {
  readonly gifs: GifSearch
  readonly photos: PhotoSearch
}

export interface MediaLibraryFeature {
  routes(app: HttpApp): void
}

/** The picture searches: GIFs and backgrounds. */
export function createMediaLibraryFeature(options: MediaLibraryFeatureOptions): MediaLibraryFeature {
  return {
    routes(app) {
      mediaLibraryRoutes(app, options)
    },
  }
}
