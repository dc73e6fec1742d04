import type { SharedGif } from '@retropulse/domain/board/gifs/gif'
import { describe, expect, test } from 'vitest'
import { FLIGHT_MS, flightOf, freshGifs } from './gif-animation.ts'

const NOW = 1_000_000

function sent(ago: number, id = 'wave'): SharedGif {
  const picture = { id, url: `/gifs/${id}.svg`, width: 240, height: 180, title: 'Wave' }
  return { ...picture, provider: 'builtin', attribution: null, at: NOW - ago }
}

describe('GIFs that fly across the screen', () => {
  test('GIF-3: those that were in the list on arrival do not fly', () => {
    const gifs = [sent(10), sent(5, 'cheer')]
    expect(freshGifs(gifs, gifs, NOW)).toEqual([])
  })

  test('GIF-3: those that were sent while the device was away do not fly', () => {
    const gifs = [sent(90_000), sent(FLIGHT_MS), sent(20)]
    expect(freshGifs(gifs, [], NOW)).toEqual([gifs[2]])
  })

  test('GIF-4: of 50 at once the newest 12 fly', () => {
    const gifs = Array.from({ length: 50 }, (_, at) => sent(1, `wave-${at}`))
    expect(freshGifs(gifs, [], NOW)).toEqual(gifs.slice(-12))
  })

  test('GIF-2: an own GIF flies once, though it is in the list before and after the server has it', () => {
    const [own, told, theirs] = [sent(400), sent(150), sent(200, 'cheer')]
    expect(freshGifs([own], [], NOW)).toEqual([own])
    expect(freshGifs([told, own], [own], NOW)).toEqual([])
    expect(freshGifs([theirs, told], [own], NOW)).toEqual([theirs])
    expect(freshGifs([told, own], [], NOW)).toEqual([told])
  })

  test('GIF-2: the same GIF sent again later flies again', () => {
    const [first, again] = [sent(3000), sent(10)]
    expect(freshGifs([first, again], [first], NOW)).toEqual([again])
  })

  test('each one is transparent at its beginning and at its end', () => {
    for (const isCalm of [true, false])
      for (const n of [0, 1, 2, 33]) {
        const way = flightOf(n, isCalm)
        expect([way[0]?.['opacity'], way.at(-1)?.['opacity']]).toEqual([0, 0])
      }
  })

  test('GIF-5, A11Y-18: with reduced motion a GIF stands still', () => {
    const places = flightOf(3, true).map(({ transform }) => transform)
    expect(new Set(places).size).toBe(1)
  })
})
