import { mediaKind } from '@retropulse/domain/board/media/media-source'

export type PlayingType = 'music' | 'video'

/** What the texts call a broadcast: a video where its player shows a picture, otherwise music (MEDIA-22). */
export function playingType(source: string): PlayingType {
  const kind = mediaKind(source)
  return kind === 'audio' || kind === 'soundcloud' ? 'music' : 'video'
}
