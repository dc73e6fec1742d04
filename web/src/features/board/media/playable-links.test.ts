import { mediaKind } from '@retropulse/domain/board/media-source'
import { expect, test } from 'vitest'
import { PLAYABLE_LINKS } from './playable-links.ts'

test('board.md §5: each of the links below the field is one that plays, each of another form', () => {
  expect(PLAYABLE_LINKS.map(([, link]) => mediaKind(link))).toEqual([
    'youtube',
    'vimeo',
    'twitch',
    'soundcloud',
    'audio',
  ])
})
