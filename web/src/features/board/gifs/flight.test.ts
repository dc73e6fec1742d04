import type { SharedGif } from '@retropulse/domain/board/gif'
import { describe, expect, test } from 'vitest'
import { FLIGHT_MS, flightOf, freshGifs } from './flight.ts'

const NOW = 1_000_000

function sent(ago: number, id = 'wave'): SharedGif {
  const picture = { id, url: `/gifs/${id}.svg`, width: 240, height: 180, title: 'Wave' }
  return { ...picture, provider: 'builtin', attribution: null, at: NOW - ago }
}

describe('D10: GIFs drift across the screen for a few seconds and leave', () => {
  test('those that were there on arrival do not fly again', () => {
    const gifs = [sent(10), sent(5, 'cheer')]
    expect(freshGifs(gifs, gifs, NOW)).toEqual([])
  })

  test('those that were sent while this device was away do not either', () => {
    const gifs = [sent(90_000), sent(FLIGHT_MS), sent(20)]
    expect(freshGifs(gifs, [], NOW)).toEqual([gifs[2]])
  })

  test('a room that sends dozens sees the last ones', () => {
    const gifs = Array.from({ length: 50 }, (_, at) => sent(1, `wave-${at}`))
    expect(freshGifs(gifs, [], NOW)).toEqual(gifs.slice(-12))
  })

  test('one’s own flies once, though it is in the list before the server has it, after it, and for a moment twice', () => {
    const [own, told, theirs] = [sent(400), sent(150), sent(200, 'cheer')]
    expect(freshGifs([own], [], NOW)).toEqual([own])
    expect(freshGifs([told, own], [own], NOW)).toEqual([])
    expect(freshGifs([theirs, told], [own], NOW)).toEqual([theirs])
    expect(freshGifs([told, own], [], NOW)).toEqual([told])
  })

  test('sent again a little later it flies again', () => {
    const [first, again] = [sent(3000), sent(10)]
    expect(freshGifs([first, again], [first], NOW)).toEqual([again])
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
