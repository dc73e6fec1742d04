import type { Gif, SharedGif } from './gif.ts'

export type GifCommand =
  | { readonly type: 'set-gif-sharing'; readonly on: boolean }
  | { readonly type: 'share-gif'; readonly gif: Gif }

export type GifEvent =
  | { readonly type: 'gif-sharing-set'; readonly on: boolean }
  | { readonly type: 'gif-shared'; readonly gif: SharedGif }
