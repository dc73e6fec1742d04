import type { SharedGif } from '@retropulse/domain/board/gif'
import { describe, expect, test } from 'vitest'
import { FLIGHT_MS, flightOf, freshGifs } from './flight.ts'

const NOW = 1_000_000

function sent(ago: number): SharedGif {
  const picture = { id: 'wave', url: '/gifs/wave.svg', width: 240, height: 180, title: 'Wave' }
  return { ...picture, provider: 'builtin', attribution: null, at: NOW - ago }
}

describe('D10: GIFs drift across the screen for a few seconds and leave', () => {
  test('those that were there on arrival do not fly again', () => {
    expect(freshGifs([sent(10), sent(5)], 2, NOW)).toEqual([])
  })

  test('those that were sent while this device was away do not either', () => {
    const gifs = [sent(90_000), sent(FLIGHT_MS), sent(20)]
    expect(freshGifs(gifs, 0, NOW).map(({ at }) => at)).toEqual([2])
  })

  test('a room that sends dozens sees the last ones', () => {
    const gifs = Array.from({ length: 50 }, () => sent(1))
    expect(freshGifs(gifs, 0, NOW).map(({ at }) => at)).toEqual(gifs.map((_, at) => at).slice(-12))
  })

  test('each comes in and goes out unseen', () => {
    for (const isCalm of [true, false])
      for (const n of [0, 1, 2, 33]) {
        const way = flightOf(n, isCalm)
        expect([way[0]?.['opacity'], way.at(-1)?.['opacity']]).toEqual([0, 0])
      }
  })

  test('for people who want no motion nothing moves', () => {
    const places = flightOf(3, true).map(({ transform }) => transform)
    expect(new Set(places).size).toBe(1)
  })
})
