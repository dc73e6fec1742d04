import { mediaKind } from '@retropulse/domain/board/media/media-source'
import { expect, test } from 'vitest'
import { PLAYABLE_LINKS } from './playable-links.ts'

test('MEDIA-8: each link below the field plays, and each has another form', () => {
  expect(PLAYABLE_LINKS.map(([, link]) => mediaKind(link))).toEqual([
    'youtube',
    'vimeo',
    'twitch',
    'soundcloud',
    'audio',
  ])
})
