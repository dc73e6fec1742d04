import type { HttpApp } from '../../platform/http/http-app.ts'
import { pictureRoutes } from './http.ts'
import type { GifSearch, PhotoSearch } from './ports.ts'

export interface PicturesFeatureOptions {
  readonly gifs: GifSearch
  readonly photos: PhotoSearch
}

export interface PicturesFeature {
  routes(app: HttpApp): void
}

/** Pictures that people look for: GIFs and backgrounds. */
export function createPicturesFeature(options: PicturesFeatureOptions): PicturesFeature {
  return {
    routes(app) {
      pictureRoutes(app, options)
    },
  }
}
