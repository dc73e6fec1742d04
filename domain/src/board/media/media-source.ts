import { isStorableLine } from '../../kernel/text.ts'
import { ADDRESS_MAX } from '../limits.ts'

/** The player that an address needs (MEDIA-6). */
export type MediaKind = 'youtube' | 'vimeo' | 'twitch' | 'soundcloud' | 'audio' | 'video'

/**
 * The kind of player that an address needs; null when none plays it (MEDIA-5). Only https, since a page served over
 * https may load nothing else.
 */
export function mediaKind(source: string): MediaKind | null {
  const match = /^https:\/\/([a-z0-9.-]+)(\/[^\s"'<>\\]*)?$/i.exec(source)
  if (match === null || source.length > ADDRESS_MAX || !isStorableLine(source)) return null
  const host = (match[1] ?? '').toLowerCase().replace(/^(?:www|m|music|player)\./, '')
  const path = match[2] ?? '/'
  const place = PLACES.find(({ hosts, paths }) => hosts.includes(host) && paths.test(path))
  if (place !== undefined) return place.kind
  const file = path.replace(/[?#].*$/, '').toLowerCase()
  if (/\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/.test(file)) return 'audio'
  return /\.(?:mp4|m4v|webm|ogv|mov)$/.test(file) ? 'video' : null
}

/** True when the volume is set on our page; the SoundCloud widget has a volume of its own (MEDIA-7). */
export function hasVolume(kind: MediaKind): boolean {
  return kind !== 'soundcloud'
}

const PLACES: readonly {
  readonly kind: MediaKind
  readonly hosts: readonly string[]
  readonly paths: RegExp
}[] = [
  {
    kind: 'youtube',
    hosts: ['youtube.com', 'youtube-nocookie.com'],
    paths: /^\/(?:watch\?(?:.*&)?v=[\w-]{6,}|(?:embed|shorts|live)\/[\w-]{6,}|playlist\?(?:.*&)?list=[\w-]+)/,
  },
  { kind: 'youtube', hosts: ['youtu.be'], paths: /^\/[\w-]{6,}/ },
  { kind: 'vimeo', hosts: ['vimeo.com'], paths: /^\/(?:[\w/]*\/)?\d{5,}/ },
  { kind: 'twitch', hosts: ['twitch.tv'], paths: /^\/(?:videos\/\d+|[\w]{3,25})\/?(?:[?#].*)?$/ },
  { kind: 'soundcloud', hosts: ['soundcloud.com', 'on.soundcloud.com'], paths: /^\/[\w-]+/ },
]
