import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { VOLUME_DEFAULT, VOLUME_MAX } from '../limits.ts'
import { SONG } from './testing/samples.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const board = namedBoard()
const STOP = { type: 'stop-media' } as const
const playing = play(board, [fay, startMedia(SONG, 50), NOON])

describe('MEDIA-1, MEDIA-3: start sets source and volume, stop sets source to null', () => {
  test('MEDIA-1: a facilitator plays a link to all participants', () => {
    expect(playing.media).toEqual({ source: SONG, volume: 50, startedAt: NOON })
  })

  test('MEDIA-3: stop sets the source to null', () => {
    expect(play(playing, [fay, STOP])).toEqual(board)
    expect(decide(board, STOP, by(fay))).toEqual(accept())
  })

  test('MEDIA-2, PERM-23: other participants are refused', () => {
    for (const person of [member('mia'), guest('gus')])
      for (const command of [startMedia(SONG, 50), setVolume(10), STOP])
        expect(decide(playing, command, by(person))).toEqual(refuse('forbidden'))
  })

  test('MEDIA-5: a link that cannot be played is refused', () => {
    expect(decide(board, startMedia('https://example.com/page', 50), by(fay))).toEqual(
      refuse('media-invalid'),
    )
    expect(decide(board, startMedia('', 50), by(fay))).toEqual(refuse('media-invalid'))
  })
})

describe('MEDIA-11: late joiners start at the current position', () => {
  test('MEDIA-1: the moment of the start is stored, by the clock of the server', () => {
    const { media } = play(board, [fay, startMedia(SONG, 50), NOON + 5])
    expect(media?.startedAt).toBe(NOON + 5)
  })

  test('MEDIA-11: another volume does not begin the playback again', () => {
    expect(play(playing, [fay, setVolume(80), NOON + 9]).media).toEqual({
      source: SONG,
      volume: 80,
      startedAt: NOON,
    })
  })

  test('MEDIA-11: starting again does', () => {
    expect(play(playing, [fay, startMedia(SONG, 50), NOON + 9]).media?.startedAt).toBe(NOON + 9)
  })

  test('MEDIA-1: two clicks in one millisecond are one start', () => {
    expect(decide(playing, startMedia(SONG, 50), by(fay))).toEqual(accept())
    expect(decide(playing, startMedia(SONG, 51), by(fay)).ok).toBe(true)
  })
})

describe('MEDIA-16: the volume is a whole number from 0 to 100, 50 at first', () => {
  test.each([0, 1, 50, 100])('%d', (volume) => {
    expect(decide(board, startMedia(SONG, volume), by(fay)).ok).toBe(true)
    expect(decide(playing, setVolume(volume), by(fay)).ok).toBe(true)
  })

  test.each([-1, 101, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('MEDIA-16: refused: %d', (volume) => {
    expect(decide(board, startMedia(SONG, volume), by(fay))).toEqual(refuse('number-invalid'))
    expect(decide(playing, setVolume(volume), by(fay))).toEqual(refuse('number-invalid'))
  })

  test('setting the volume that it has, or without media, changes nothing', () => {
    expect(decide(playing, setVolume(50), by(fay))).toEqual(accept())
    expect(decide(board, setVolume(10), by(fay))).toEqual(accept())
    expect([VOLUME_DEFAULT, VOLUME_MAX]).toEqual([50, 100])
  })
})

function startMedia(source: string, volume: number) {
  return { type: 'start-media', source, volume } as const
}

function setVolume(volume: number) {
  return { type: 'set-volume', volume } as const
}
