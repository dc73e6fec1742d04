import { expect, test } from 'vitest'
import { playingType } from './playing-type.ts'

test.each([
  ['https://media.example/tone.ogg', 'music'],
  ['https://soundcloud.com/forss/flickermood', 'music'],
  ['https://media.example/film.mp4', 'video'],
  ['https://vimeo.com/1084537', 'video'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video'],
  ['https://www.twitch.tv/monstercat', 'video'],
] as const)('MEDIA-22: the texts about %s call it %s', (source, type) => {
  expect(playingType(source)).toBe(type)
})
