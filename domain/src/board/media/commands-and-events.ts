import type { Media } from '../state.ts'

export type MediaCommand =
  | { readonly type: 'start-media'; readonly source: string; readonly volume: number }
  | { readonly type: 'set-volume'; readonly volume: number }
  | { readonly type: 'stop-media' }

export type MediaEvent = {
  readonly type: 'media-set'
  readonly media: Media | null
}
