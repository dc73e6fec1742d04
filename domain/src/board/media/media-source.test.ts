import { describe, expect, test } from 'vitest'
import { ADDRESS_MAX } from '../limits.ts'
import { hasVolume, mediaKind, type MediaKind } from './media-source.ts'

describe('MEDIA-6: the player of an address', () => {
  test.each<[MediaKind, string]>([
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s'],
    ['youtube', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RDAMVM'],
    ['youtube', 'https://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube.com/live/jfKfPfyJRdk?feature=share'],
    ['youtube', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'],
    ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ?t=10'],
    ['vimeo', 'https://vimeo.com/90509568'],
    ['vimeo', 'https://player.vimeo.com/video/90509568'],
    ['vimeo', 'https://vimeo.com/channels/staffpicks/90509568'],
    ['twitch', 'https://www.twitch.tv/videos/106400740'],
    ['twitch', 'https://www.twitch.tv/monstercat'],
    ['twitch', 'https://m.twitch.tv/monstercat/'],
    ['soundcloud', 'https://soundcloud.com/miami-nights-1984/accelerated'],
    ['soundcloud', 'https://on.soundcloud.com/AbC12'],
    ['audio', 'https://example.com/music/song.mp3'],
    ['audio', 'https://example.com/song.OGG?download=1'],
    ['audio', 'https://radio.example.org/live.aac#now'],
    ['audio', 'https://example.com/song.flac'],
    ['video', 'https://example.com/clip.mp4'],
    ['video', 'https://example.com/clip.webm?x=1.mp3'],
    ['video', 'https://cdn.example.com/a/b/clip.mov'],
  ])('MEDIA-6: %s: %s', (kind, source) => {
    expect(mediaKind(source)).toBe(kind)
  })
})

describe('MEDIA-5: a media link must be playable', () => {
  test.each([
    ['nothing', ''],
    ['words', 'lofi beats'],
    ['an address without https', 'http://example.com/song.mp3'],
    ['an address without a protocol', 'example.com/song.mp3'],
    ['the protocol of the page', '//example.com/song.mp3'],
    ['a script', 'javascript:alert(1)//song.mp3'],
    ['a local file', 'file:///home/song.mp3'],
    ['data', 'data:audio/mp3;base64,AAAA'],
    ['a page', 'https://example.com/'],
    ['a host alone', 'https://example.com'],
    ['a host that ends like a file', 'https://song.mp3'],
    ['a folder that is named like a file', 'https://example.com/song.mp3/'],
    ['a file in the query only', 'https://example.com/play?file=song.mp3'],
    ['a text', 'https://example.com/song.txt'],
    ['a picture', 'https://example.com/song.svg'],
    ['a playlist that no player of ours reads', 'https://example.com/list.pls'],
    ['the start page of a provider', 'https://www.youtube.com/'],
    ['a search there', 'https://www.youtube.com/results?search_query=lofi'],
    ['a video without an id', 'https://www.youtube.com/watch?v='],
    ['a provider’s name in another’s host', 'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ'],
    ['a provider’s name in the path', 'https://example.com/youtube.com/watch?v=dQw4w9WgXcQ'],
    ['a provider’s name at the end of another', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
    ['a name before an at sign', 'https://youtube.com@example.com/song.mp3'],
    ['a vimeo page without a video', 'https://vimeo.com/features'],
    ['a soundcloud start page', 'https://soundcloud.com/'],
    ['white space inside', 'https://example.com/my song.mp3'],
    ['white space around', ' https://example.com/song.mp3'],
    ['a line break', 'https://example.com/song\n.mp3'],
    ['a quotation mark', 'https://example.com/"song.mp3'],
    ['a tag', 'https://example.com/<b>.mp3'],
    ['a backslash', 'https://example.com\\song.mp3'],
    ['NUL, which a database cannot store', 'https://example.com/\u0000.mp3'],
    ['half an emoji, which a database cannot store', 'https://example.com/\ud83d.mp3'],
  ])('MEDIA-5: refused: %s', (_, source) => {
    expect(mediaKind(source)).toBeNull()
  })

  test('MEDIA-20: an address has at most 2000 characters', () => {
    const address = (length: number) => `https://example.com/${'a'.repeat(length - 24)}.mp3`
    expect(address(ADDRESS_MAX)).toHaveLength(ADDRESS_MAX)
    expect(mediaKind(address(ADDRESS_MAX))).toBe('audio')
    expect(mediaKind(address(ADDRESS_MAX + 1))).toBeNull()
  })
})

test('MEDIA-7: the volume is set on our page for every player but SoundCloud', () => {
  const kinds: readonly MediaKind[] = ['youtube', 'vimeo', 'twitch', 'soundcloud', 'audio', 'video']
  expect(kinds.filter((kind) => !hasVolume(kind))).toEqual(['soundcloud'])
})
